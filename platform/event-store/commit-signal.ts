/**
 * Wakes everyone who waits for the next commit. Lost wake-ups are impossible as long as a waiter looks at the log and
 * calls `next` in the same turn.
 */
export class CommitSignal {
  #wake: () => void = () => {};
  #next = this.#arm();

  next(): Promise<void> {
    return this.#next;
  }

  announce(): void {
    const wake = this.#wake;
    this.#next = this.#arm();
    wake();
  }

  #arm(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
