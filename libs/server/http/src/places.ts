/** Bounds how many of something one person has at once, in this process. */
export class Places {
  private readonly taken = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Takes a place, to be given back once; undefined where the person has all of them already. */
  take(person: string): (() => void) | undefined {
    const others = this.taken.get(person) ?? 0;
    if (others >= this.most) return undefined;
    this.taken.set(person, others + 1);
    let isGivenBack = false;
    return () => {
      if (isGivenBack) return;
      isGivenBack = true;
      const left = (this.taken.get(person) ?? 1) - 1;
      if (left > 0) this.taken.set(person, left);
      else this.taken.delete(person);
    };
  }
}
