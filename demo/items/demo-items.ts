import { addins } from './addins.ts';
import { books } from './books.ts';
import type { DemoItem } from './demo-item.ts';
import { nameCards } from './name-cards.ts';
import { templates } from './templates.ts';

export const demoItems: readonly DemoItem[] = [...nameCards, ...books, ...templates, ...addins];
