import type { Lab } from './lab.ts'

/** One bench: `npm run bench -- NAME` runs it and replaces its part of docs/performance.md. */
export type Bench = {
  name: string
  title: string
  /** The measured thing and what it is compared with; goals stand in the columns. */
  about: string
  /** Small sizes do not make it quick, so a quick run of all benches leaves it out. */
  isNeverQuick?: boolean
  run(options: Options): Promise<Result>
}

export type Options = {
  /** Small sizes and short loads, so that all benches together take less than three minutes, but for `isNeverQuick`. */
  quick: boolean
  /** A single run would not show how much results vary. */
  runs: number
  /** How often contenders take turns in a run, and for how long. */
  rounds: number
  warmUpMs: number
  roundMs: number
  lab: Lab
  say(line: string): void
}

export function optionsFor(quick: boolean, lab: Lab, say: (line: string) => void): Options {
  const timing = quick
    ? { rounds: 1, warmUpMs: 200, roundMs: 200 }
    : { rounds: 3, warmUpMs: 1500, roundMs: 600 }
  return { quick, runs: 3, ...timing, lab, say }
}

export type Result = {
  /** How much data there was, in words. */
  sizes: string
  tables: Table[]
  notes?: string[]
}

export type Table = {
  /** Noun for the rows. */
  title: string
  columns: Column[]
  rows: Row[]
}

export type Column = {
  title: string
  unit?: string
  digits?: number
  /** Set for ratios, which mean the same on every machine: later runs are compared with them. */
  better?: 'higher' | 'lower'
  goal?: number
}

/** Each cell has one value for each run, or is null where nothing is measured. */
export type Row = {
  name: string
  cells: (number[] | null)[]
  /** Replaces the goal of the first column. */
  goal?: number
}

/** A tool that not every machine has; the message says how to install it. */
export class MissingTool extends Error {}
