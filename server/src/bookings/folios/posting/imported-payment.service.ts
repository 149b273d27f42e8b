import type { PaymentMethod } from '@roomlark/contract/folio-kinds'
import type { Transaction } from '../../../db/database.ts'
import { selectFolioBooking } from '../folios.queries.ts'
import { lineWith } from './folio-lines.ts'
import { openFolio } from './follow.service.ts'
import { type FolioContext, writeLines } from './posting.service.ts'

/** Records what a guest had paid before the booking was imported. The caller has just written the booking. */
export async function recordImportedPayments(
  ctx: FolioContext,
  tx: Transaction,
  bookingId: string,
  payments: readonly { cents: number; method: PaymentMethod }[],
): Promise<void> {
  const booking = await selectFolioBooking(tx, bookingId, { ownerId: undefined }, { lock: false })
  if (!booking) throw new Error('the booking does not exist')
  const [folio] = await openFolio(ctx, tx, booking)
  if (!folio) throw new Error('the booking has no folio')
  const record = {
    folioId: folio.id,
    cause: 'desk',
    kind: 'payment',
    note: 'Paid before the import',
  } as const
  const lines = payments.map(({ method, cents }) =>
    lineWith({ ...record, method, quantity: 1, unitCents: -cents, amountCents: -cents }),
  )
  await writeLines(ctx, tx, booking, lines, { cause: 'folio-payment' })
}
