import { randomInt } from 'node:crypto'
import { makeLinkCode } from '@roomlark/contract/partners/link-code'
import type { SignedInContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { insertFirstLink, type PartnershipRow, selectHasLink } from './partnerships.queries.ts'

/** Gives a new link a code that nobody has yet; `insert` returns undefined where the code is taken. */
export async function insertWithNewCode(
  insert: (code: string) => Promise<string | undefined>,
): Promise<string> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const linkId = await insert(makeLinkCode(randomInt))
    if (linkId !== undefined) return linkId
  }
  throw new Error('ten codes that were made at random are all taken')
}

/** A new partner has a link to the hotel's page from the first moment on. */
export async function giveFirstLink(
  { clock }: Pick<SignedInContext, 'clock'>,
  tx: Transaction,
  { id, hotelId, affiliateId }: PartnershipRow,
): Promise<void> {
  if (affiliateId === null || (await selectHasLink(tx, id))) return
  await insertWithNewCode((code) => insertFirstLink(tx, { id, hotelId, affiliateId, code, at: clock() }))
}
