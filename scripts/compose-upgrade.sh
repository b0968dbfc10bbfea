#!/bin/sh
# Upgrades an installation of docker-compose.yml while it serves: new gateways start before old ones stop.
# Build the new images first, or pull those of a release: docker compose build, docker compose pull
set -eu

# Prints how many containers of a service are not healthy yet.
unhealthy() {
  docker compose ps --format '{{.Health}}' "$1" | grep -vc '^healthy$' || true
}

# Starts as many new containers of a service as there are, waits until all are healthy, and stops the old ones.
replace() {
  old=$(docker compose ps --quiet "$1")
  count=$(printf '%s\n' "$old" | grep -c . || true)
  docker compose up --detach --no-deps --no-recreate --scale "$1=$((count * 2))" "$1"
  waited=0
  while [ "$(unhealthy "$1")" -gt 0 ]; do
    if [ "$waited" -ge 120 ]; then
      echo "The new containers of $1 are not healthy after two minutes; the old ones still serve." >&2
      exit 1
    fi
    sleep 1
    waited=$((waited + 1))
  done
  # The proxy finds the new addresses within two seconds.
  sleep 5
  for container in $old; do
    docker stop --time 30 "$container" >/dev/null
    docker rm --volumes "$container" >/dev/null
  done
}

docker compose up --detach --wait postgres redis storage
docker compose run --rm --no-deps migrate-identity
docker compose run --rm --no-deps migrate
replace identity
replace gateway
# Jobs and events wait in the database for the seconds in which these restart.
docker compose up --detach --no-deps relay $(docker compose config --services | grep '^worker-')
docker compose up --detach --no-deps --no-recreate proxy
