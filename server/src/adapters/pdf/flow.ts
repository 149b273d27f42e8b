/** Something that stays on one page. */
export type Piece = { height: number; draw: (x: number, y: number) => void }

/** A block laid out: pieces below one another, between which a page may end. */
export type Flow = {
  /** The space above, unless it begins a page. */
  gap: number
  pieces: readonly Piece[]
  /** Stands above the first piece on every page. */
  head?: Piece
  /** True if it must not be the last on its page. */
  staysWithNext?: boolean
  /** Flows beside one another, instead of pieces. */
  columns?: readonly { x: number; flows: readonly Flow[] }[]
  /** Begins a page with this letterhead, instead of pieces. */
  letterhead?: { title: string; subtitle: string }
}
