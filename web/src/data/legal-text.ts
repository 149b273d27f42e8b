import type { DataOf } from '@roomlark/contract/endpoint'
import type { LegalDocument, legal } from '@roomlark/contract/legal'
import { address } from '../lib/address.ts'
import { callInBackground } from '../lib/call.ts'

const get = address<typeof legal.get>('GET', '/legal/:document')

/** Null when the server does not answer, so that a legal page stays readable. */
export function readLegalText(document: LegalDocument): Promise<DataOf<typeof legal.get> | null> {
  return callInBackground(get, { params: { document } })
}
