import { Component, type ReactNode } from 'react';
import { ErrorState } from '../../design/error-state.tsx';

/** A screen whose code could not be fetched: the connection broke, or a newer version is out. */
const isMissingCode = (error: unknown) => error instanceof TypeError && /import|module|fetch/i.test(error.message);
const reload = () => window.location.reload();

/**
 * Takes the place of a screen that broke; the shell around it lives on. Give it a key per route. React knows error
 * boundaries only as classes.
 */
export class ScreenBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return isMissingCode(error) ? (
      <ErrorState
        title="화면을 불러오지 못했어요"
        text="인터넷 연결을 확인하고 다시 시도해 주세요. 새 버전이 나왔을 수도 있어요."
        onRetry={reload}
      />
    ) : (
      <ErrorState title="화면에 문제가 생겼어요" text="다시 시도해도 같으면 잠시 뒤에 들러 주세요." onRetry={reload} />
    );
  }
}
