# One image per program. The gateway image contains the built web app.
#   docker build --target gateway  -t rinkside/gateway:0.1.0 .
#   docker build --target workers  -t rinkside/workers:0.1.0 .
#   docker build --target identity -t rinkside/identity:0.1.0 .
#   docker build --target migrate  -t rinkside/migrate:0.1.0 .
# `docker compose build` builds all four with these tags, which the manifests in k8s use.
ARG NODE=node:24.22.3-trixie-slim
ARG DEBIAN=debian:trixie-slim

FROM ${NODE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY libs/contracts/package.json libs/contracts/
COPY libs/platform/package.json libs/platform/
COPY libs/safety/package.json libs/safety/
COPY libs/domain/package.json libs/domain/
COPY libs/embedder/package.json libs/embedder/
COPY libs/coach/package.json libs/coach/
COPY libs/dev-runtime/package.json libs/dev-runtime/
COPY libs/testkit/package.json libs/testkit/
COPY apps/gateway/package.json apps/gateway/
COPY apps/workers/package.json apps/workers/
COPY apps/identity/package.json apps/identity/
COPY apps/web/package.json apps/web/
COPY tests/package.json tests/
COPY bench/package.json bench/

# Install scripts do not run. The Node of the base image replaces the pinned npm package.
FROM packages AS build
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
# Vite reads every project that the root tsconfig.json references.
COPY bench/tsconfig.json bench/
COPY tests/tsconfig.json tests/
COPY libs libs
COPY apps apps
COPY content content
RUN node node_modules/typescript/bin/tsc -b apps/gateway apps/workers apps/identity \
 && node libs/coach/dist/content/build-content.js \
 && node node_modules/vite/bin/vite.js build apps/web \
 && rm -rf libs/*/src apps/*/src apps/web/public

FROM packages AS gateway-packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@rinkside/gateway

# onnxruntime-node contains libraries for all platforms. The install script, which does not run, would add those for
# graphics processors.
FROM packages AS workers-packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@rinkside/workers \
 && cd node_modules/onnxruntime-node/bin/napi-v* \
 && find . -mindepth 1 -maxdepth 1 ! -name linux -exec rm -rf {} + \
 && find linux -mindepth 1 -maxdepth 1 ! -name "$(node -p process.arch)" -exec rm -rf {} +

FROM packages AS identity-packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@rinkside/identity

FROM packages AS migrate-packages
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@rinkside/domain --workspace=@rinkside/identity

# Contains only Node. Runs on a read-only root and writes only to /var/lib/rinkside and /tmp. Health checks use bash,
# because one Node process per check and container would load a small machine.
FROM ${DEBIAN} AS runtime
RUN groupadd --gid 1000 rinkside \
 && useradd --uid 1000 --gid 1000 --home-dir /var/lib/rinkside --create-home rinkside
COPY --from=packages /usr/local/bin/node /usr/local/bin/node
ENV NODE_ENV=production RINKSIDE_HOME=/var/lib/rinkside RINKSIDE_DEMO=0
# Each image fills it with the compiled scripts of its program, as the user that runs it.
ENV NODE_COMPILE_CACHE=/var/cache/rinkside
RUN install --directory --owner=1000 --group=1000 /var/cache/rinkside
WORKDIR /app
COPY --from=packages /app/package.json ./
COPY --from=build /app/libs/contracts libs/contracts
COPY --from=build /app/libs/platform libs/platform

FROM runtime AS gateway
COPY --from=gateway-packages /app/node_modules node_modules
COPY --from=build /app/libs/safety libs/safety
COPY --from=build /app/libs/domain libs/domain
COPY --from=build /app/apps/gateway apps/gateway
COPY --from=build /app/apps/web/dist apps/web/dist
ENV PORT=4000 METRICS_PORT=9464
EXPOSE 4000 9464
USER 1000:1000
RUN node --eval "import('/app/apps/gateway/dist/gateway.js').then(() => process.exit())"
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/4000 && printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
CMD ["node", "--enable-source-maps", "--min-semi-space-size=16", "--max-semi-space-size=16", "apps/gateway/dist/main.js"]

FROM runtime AS workers
RUN apt-get update \
 && apt-get install --yes --no-install-recommends ffmpeg \
 && rm -rf /var/lib/apt/lists/*
COPY --from=workers-packages /app/node_modules node_modules
COPY --from=build /app/libs/safety libs/safety
COPY --from=build /app/libs/domain libs/domain
COPY --from=build /app/libs/embedder libs/embedder
COPY --from=build /app/libs/coach libs/coach
COPY --from=build /app/apps/workers apps/workers
ENV METRICS_PORT=9464
EXPOSE 9464
USER 1000:1000
RUN node --eval "import('/app/apps/workers/dist/workers.js').then(() => process.exit())"
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/9464 && printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
CMD ["node", "--enable-source-maps", "--min-semi-space-size=8", "--max-semi-space-size=8", "apps/workers/dist/main.js"]

FROM runtime AS identity
COPY --from=identity-packages /app/node_modules node_modules
COPY --from=build /app/apps/identity apps/identity
ENV IDENTITY_URL=http://identity:4001 METRICS_PORT=9464
EXPOSE 4001 9464
USER 1000:1000
RUN node --eval "import('/app/apps/identity/dist/identity.js').then(() => process.exit())"
HEALTHCHECK --interval=5s --timeout=4s --start-period=30s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/4001 && printf 'GET /health/ready HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
CMD ["node", "--enable-source-maps", "apps/identity/dist/main.js"]

# One-off commands: the schema (the default), the identity schema, the organization directory, operator commands.
FROM runtime AS migrate
COPY --from=migrate-packages /app/node_modules node_modules
COPY --from=build /app/libs/safety libs/safety
COPY --from=build /app/libs/domain libs/domain
COPY --from=build /app/apps/identity apps/identity
USER 1000:1000
CMD ["node", "--enable-source-maps", "libs/domain/dist/migrations/run.js"]
