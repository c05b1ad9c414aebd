import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { PickedImage } from './image-choice.ts';
import { ImagePicker } from './image-picker.tsx';
import { MaruTheme } from './theme-provider.tsx';

const Picker = ({ max }: { max: number }) => {
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  return (
    <MaruTheme>
      <ImagePicker value={images} onChange={setImages} max={max} />
    </MaruTheme>
  );
};
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('이미지 추가'), { target: { files } });
const names = () => screen.queryAllByRole('img').map((image) => image.getAttribute('alt'));

describe('image picker', () => {
  it('takes several, by choosing, dropping and pasting, and gives them back', () => {
    render(<Picker max={3} />);
    choose(file('a.png'));
    fireEvent.drop(screen.getByRole('button', { name: /이미지 추가/ }), { dataTransfer: { files: [file('b.png')] } });
    fireEvent.paste(document, { clipboardData: { files: [file('c.png')] } });
    expect(names()).toEqual(['a.png', 'b.png', 'c.png']);
    expect(screen.queryByRole('button', { name: /이미지 추가/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'b.png 삭제' }));
    expect(names()).toEqual(['a.png', 'c.png']);
  });

  it('says what it leaves out', () => {
    render(<Picker max={1} />);
    choose(file('plan.pdf', 'application/pdf'));
    expect(screen.getByRole('alert').textContent).toContain('plan.pdf');
    expect(names()).toEqual([]);
  });

  it('replaces the one picture it may hold', () => {
    render(<Picker max={1} />);
    choose(file('a.png'));
    fireEvent.paste(document, { clipboardData: { files: [file('b.png')] } });
    expect(names()).toEqual(['b.png']);
  });
});
