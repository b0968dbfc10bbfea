import { productsVariable, startTestProduct } from './product-fixture.js';

/** Starts the product once per mode for all workers of a run. @returns a function that stops them. */
export default async function startProducts() {
  const [redis, single] = await Promise.all([startTestProduct('redis'), startTestProduct('single')]);
  process.env[productsVariable] = JSON.stringify({ redis: redis.address, single: single.address });
  return async () => {
    await Promise.all([redis.stop(), single.stop()]);
  };
}
