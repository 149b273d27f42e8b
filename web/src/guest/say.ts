import * as saying from '@roomlark/contract/say'

/** Texts are put together here and in emails alike, so that lies in the contract. */
export const { say, sayCount } = saying
