/**
 * What went wrong before a page could be made: too many calls from one address, no answer in time, a fault of ours, or
 * a request that cannot be read.
 */
export type Trouble = 'too-many' | 'busy' | 'fault' | 'unreadable'

export type TroublePage = { kind: 'trouble'; trouble: Trouble }
