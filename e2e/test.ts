import { test as base } from '@playwright/test';
import { createProduct, type Product } from './product.ts';

/** Browser tests share one product for each worker; a test that kills it makes its own. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await createProduct();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
});

export { expect } from '@playwright/test';
