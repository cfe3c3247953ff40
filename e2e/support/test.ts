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
  /** What the page may not do, it does not try: a refusal of the browser fails the test it happened in. */
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) refused.push(message.text());
    });
    page.on('pageerror', (error) => {
      if (/Trusted(HTML|Script)/.test(error.message)) refused.push(error.message);
    });
    await use(page);
    base.expect(refused).toEqual([]);
  },
  baseURL: async ({ product }, use) => use(product.origin),
});

export { expect } from '@playwright/test';
