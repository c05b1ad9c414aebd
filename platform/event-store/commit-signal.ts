/** Wakes who waits for the next commit. None is lost when a waiter looks at the log and calls `next` in one turn. */
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
