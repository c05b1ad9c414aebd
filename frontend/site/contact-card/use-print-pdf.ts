import { savePdf } from '../../kernel/save-pdf.ts';
import { useContactCardPdfMutation } from './contact-card.api.ts';

/** Saves a card as the printer wants it. */
export const usePrintPdf = () => {
  const [draw] = useContactCardPdfMutation();
  return async (id: string) => {
    const { data } = await draw(id);
    if (data) savePdf(data);
  };
};
