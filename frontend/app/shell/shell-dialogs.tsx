import { lazy, Suspense } from 'react';
import { useParts } from '../../kernel/feature.ts';
import { useDispatch, useSelector } from '../../kernel/state/hooks.ts';
import { dialogClosed, selectDialog } from './shell.slice.ts';

const CommandPalette = lazy(async () => ({ default: (await import('../palette/command-palette.tsx')).CommandPalette }));
const ShortcutSheet = lazy(async () => ({ default: (await import('../palette/shortcut-sheet.tsx')).ShortcutSheet }));

export const ShellDialogs = () => {
  const paletteParts = useParts('PalettePart');
  const dialog = useSelector(selectDialog);
  const dispatch = useDispatch();
  const close = () => dispatch(dialogClosed());
  return (
    <>
      <Suspense>
        {dialog === 'palette' ? <CommandPalette open onClose={close} /> : null}
        {dialog === 'shortcuts' ? <ShortcutSheet open onClose={close} /> : null}
      </Suspense>
      {/* Apart: one can type before they are here. */}
      <Suspense>{dialog === 'palette' ? paletteParts.map((Part, index) => <Part key={index} />) : null}</Suspense>
    </>
  );
};
