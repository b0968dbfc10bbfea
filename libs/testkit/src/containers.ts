import { GenericContainer, Wait, type StartedTestContainer } from 'testcontainers';

export interface Containers {
  /** A server where tests may make databases. */
  postgresUrl: string;
  redisUrl: string;
  /** An S3 endpoint with its keys as user and password. */
  s3Url: string;
  stop(): Promise<void>;
}

/** Those of docker-compose.yml. */
const images = {
  postgres: 'postgres:18.4-alpine',
  redis: 'redis:8.2-alpine',
  minio: 'minio/minio:RELEASE.2025-09-07T16-13-09Z',
};

const keys = { user: 'rinkside', password: 'only-in-this-test' };

const postgres = () =>
  new GenericContainer(images.postgres)
    .withEnvironment({ POSTGRES_USER: keys.user, POSTGRES_PASSWORD: keys.password })
    .withCommand(['postgres', '-c', 'max_connections=300', '-c', 'fsync=off', '-c', 'synchronous_commit=off'])
    .withExposedPorts(5432)
    .withHealthCheck({ test: ['CMD', 'pg_isready', '--host=127.0.0.1'], interval: 250, retries: 240 })
    .withWaitStrategy(Wait.forHealthCheck());

const redis = () =>
  new GenericContainer(images.redis)
    .withCommand(['redis-server', '--save', '', '--maxmemory-policy', 'noeviction'])
    .withExposedPorts(6379)
    .withWaitStrategy(Wait.forListeningPorts());

const minio = () =>
  new GenericContainer(images.minio)
    .withEnvironment({ MINIO_ROOT_USER: keys.user, MINIO_ROOT_PASSWORD: keys.password })
    .withCommand(['server', '/data'])
    .withExposedPorts(9000)
    .withWaitStrategy(Wait.forHttp('/minio/health/ready', 9000));

const addressOf = (container: StartedTestContainer, scheme: string, port: number, signedIn = '') =>
  `${scheme}://${signedIn}${container.getHost()}:${container.getMappedPort(port)}`;

/** The stores of the product as containers. @throws when there is no container engine, or one does not start. */
export const startContainers = async (): Promise<Containers> => {
  const started = await Promise.allSettled([postgres().start(), redis().start(), minio().start()]);
  const stop = async () => {
    for (const result of started) if (result.status === 'fulfilled') await result.value.stop();
  };
  const [database, cache, objects] = started;
  if (database.status === 'fulfilled' && cache.status === 'fulfilled' && objects.status === 'fulfilled') {
    const signedIn = `${keys.user}:${keys.password}@`;
    return {
      postgresUrl: `${addressOf(database.value, 'postgres', 5432, signedIn)}/postgres`,
      redisUrl: addressOf(cache.value, 'redis', 6379),
      s3Url: addressOf(objects.value, 'http', 9000, signedIn),
      stop,
    };
  }
  await stop();
  throw started.find((result) => result.status === 'rejected')?.reason;
};
