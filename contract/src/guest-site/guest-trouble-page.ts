/**
 * Reason why no page could be made: too many requests from one network, no answer in time, an internal error, or an
 * unreadable request.
 */
export type Trouble = 'too-many' | 'busy' | 'fault' | 'unreadable'

export type TroublePage = { kind: 'trouble'; trouble: Trouble }
