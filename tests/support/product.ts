import { type Product, runServer } from './running-server.ts';
import { sharedStack, stackProduct } from './stack/stack-product.ts';

/** The setting under test: one process with embedded engines, or the stack that this test run shares. */
export const isStack = process.env['SETTING'] === 'stack';

const shared = new Map<string, Promise<Product>>();
/** Files of one worker share it, one after the other, and it ends with the worker. */
const share = async (name: string, open: () => Promise<Product>): Promise<Product> => {
  const product = shared.get(name) ?? open();
  shared.set(name, product);
  void product.catch(() => shared.delete(name));
  return { ...(await product), dispose: async () => undefined };
};
const onStack = () => share('stack', async () => stackProduct(await sharedStack()));

/** The product to test, with whatever tests before have left in it. */
export const openProduct = (): Promise<Product> => (isStack ? onStack() : share('product', () => runServer()));

/** One whose payment window is the sandbox's, which a product for customers does not have; a shared stack is so. */
export const openPracticeProduct = (): Promise<Product> =>
  isStack ? onStack() : share('practice', () => runServer({ env: { NODE_ENV: 'development' } }));

/** For what kills it, or changes what everybody sees; of a stack there is but one. */
export const openOwnProduct = (): Promise<Product> => (isStack ? onStack() : runServer());
