import { type Product, runServer } from './running-server.ts';
import { sharedStack, stackProduct } from './stack/stack-product.ts';

/** The setting under test: one process with embedded engines, or the stack that this test run shares. */
export const isStack = process.env['SETTING'] === 'stack';

/** The product to test, empty of everything but what other tests of a shared stack have left. */
export const openProduct = async (): Promise<Product> => (isStack ? stackProduct(await sharedStack()) : runServer());

/**
 * One whose payment window is the sandbox's, which a product for customers does not have; of a stack that tests share
 * every one is so.
 */
export const openPracticeProduct = async (): Promise<Product> =>
  isStack ? openProduct() : runServer({ env: { NODE_ENV: 'development' } });
