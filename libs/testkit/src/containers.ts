import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';

export interface Containers {
  /** A server on which tests may create databases. */
  postgresUrl: string;
  redisUrl: string;
  /** S3 endpoint with the keys as user and password. */
  s3Url: string;
  stop(): Promise<void>;
}

/** Same versions as in docker-compose.yml. */
const images = {
  postgres: 'postgres:18.6-alpine',
  redis: 'redis:8.2-alpine',
  storage: 'versity/versitygw:v1.8.0',
};

const credentials = { user: 'rinkside', password: 'only-in-this-test' };

const postgres = () =>
  new GenericContainer(images.postgres)
    .withEnvironment({ POSTGRES_USER: credentials.user, POSTGRES_PASSWORD: credentials.password })
    .withCommand(['postgres', '-c', 'max_connections=300', '-c', 'fsync=off', '-c', 'synchronous_commit=off'])
    .withExposedPorts(5432)
    .withHealthCheck({ test: ['CMD', 'pg_isready', '--host=127.0.0.1'], interval: 250, retries: 240 })
    .withWaitStrategy(Wait.forHealthCheck());

const redis = () =>
  new GenericContainer(images.redis)
    .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forListeningPorts());

const storage = () =>
  new GenericContainer(images.storage)
    .withEnvironment({ ROOT_ACCESS_KEY: credentials.user, ROOT_SECRET_KEY: credentials.password })
    .withCommand(['--quiet', '--port', ':9000', '--health', '/health', 'posix', '/data'])
    .withExposedPorts(9000)
    .withWaitStrategy(Wait.forHttp('/health', 9000));

const urlOf = (container: StartedTestContainer, scheme: string, port: number, userInfo = '') =>
  `${scheme}://${userInfo}${container.getHost()}:${container.getMappedPort(port)}`;

/** Starts PostgreSQL, Redis and S3 containers. @throws when there is no container engine or one fails to start */
export const startContainers = async (): Promise<Containers> => {
  const started = await Promise.allSettled([postgres().start(), redis().start(), storage().start()]);
  const stop = async () => {
    for (const result of started) if (result.status === 'fulfilled') await result.value.stop();
  };
  const [database, cache, objects] = started;
  if (database.status === 'fulfilled' && cache.status === 'fulfilled' && objects.status === 'fulfilled') {
    const userInfo = `${credentials.user}:${credentials.password}@`;
    return {
      postgresUrl: `${urlOf(database.value, 'postgres', 5432, userInfo)}/postgres`,
      redisUrl: urlOf(cache.value, 'redis', 6379),
      s3Url: urlOf(objects.value, 'http', 9000, userInfo),
      stop,
    };
  }
  await stop();
  throw started.find((result) => result.status === 'rejected')?.reason;
};
