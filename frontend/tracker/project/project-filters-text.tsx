import { SearchField } from '../../design/search-field.tsx';

export interface ProjectFiltersTextProps {
  /** As it stands in the URL. */
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Product specification §5: a text counts when it is empty or longer than one character. */
export const ProjectFiltersText = (props: ProjectFiltersTextProps) => (
  <SearchField {...props} label="프로젝트 찾기" placeholder="이름, 발주처, 대지 위치로 찾기" />
);
