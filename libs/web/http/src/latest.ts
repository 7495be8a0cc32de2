/** What was put last and is still there: an area that came on top is asked before what lies under it. */
export class Latest<Way> {
  private readonly ways: Way[] = [];

  /** Returns the function that takes it away; called again, it takes nothing. */
  put(way: Way): () => void {
    this.ways.push(way);
    return () => {
      const at = this.ways.indexOf(way);
      if (at >= 0) this.ways.splice(at, 1);
    };
  }

  get current(): Way | undefined {
    return this.ways.at(-1);
  }
}
