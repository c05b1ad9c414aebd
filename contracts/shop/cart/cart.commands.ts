import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { cartLine, cartLines } from './cart.fields.ts';

const id = z.string();
export const cartCommand = z.discriminatedUnion('type', [
  command('AddCartItem', { id, ...cartLine.shape }),
  command('ChangeCartQuantity', { id, ...cartLine.shape }),
  command('RemoveCartItem', { id, ...cartLine.omit({ quantity: true }).shape }),
  command('MergeCart', { id, lines: cartLines }),
  command('EmptyCart', { id, lines: cartLines }),
]);
export type CartCommand = z.infer<typeof cartCommand>;
