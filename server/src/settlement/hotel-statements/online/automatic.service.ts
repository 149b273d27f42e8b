import { randomUUID } from 'node:crypto'
import { say } from '@roomlark/contract/say'
import { endOfMonth } from '@roomlark/contract/settlement/hotel-statements'
import type { AutomaticPayment } from '@roomlark/contract/settlement/statement-paying'
import type { KeptCard } from '../../../adapters/payments/payment-service.ts'
import { beginPayment, openPaymentPage } from '../../../bookings/payments/begin.service.ts'
import { settlePayment } from '../../../bookings/payments/settle.service.ts'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import type { Transaction } from '../../../db/database.ts'
import { tell } from '../../../db/outbox.ts'
import { getReaderLanguage } from '../../../language.ts'
import { recordAudit, recordOwnAudit } from '../../../platform/audit/audit.service.ts'
import { getStatementHotel } from '../statements.service.ts'
import { getStatementService } from './offered.service.ts'
import {
  hasCard,
  insertHotelCard,
  selectCardPage,
  selectHotelCard,
  updateCardsRemoved,
} from './online.queries.ts'

export async function getAutomaticPayment(ctx: SignedInContext, hotelId: string): Promise<AutomaticPayment> {
  await getStatementHotel(ctx, hotelId)
  const { mode } = await getStatementService(ctx)
  const card = await selectHotelCard(ctx.sql, hotelId)
  return {
    hotelId,
    isLive: mode === 'live',
    card: card ? { brand: card.brand, digits: card.digits, expiresOn: card.expiresOn } : null,
  }
}

/** Returns the page of the service on which a card is entered. */
export async function beginAutomaticPayment(ctx: SignedInContext, hotelId: string): Promise<{ url: string }> {
  const { currency, name } = await getStatementHotel(ctx, hotelId)
  await getStatementService(ctx)
  const id = await ctx.sql.begin((tx) =>
    beginPayment(ctx, tx, {
      purpose: 'statement',
      hotelId,
      bookingId: null,
      amountCents: 0,
      currency,
      keepsCard: true,
    }),
  )
  const address = `${ctx.publicUrl}/hotels/${hotelId}/statements`
  const url = await openPaymentPage(ctx, id, {
    backUrl: `${address}?card=kept`,
    cancelUrl: address,
    language: getReaderLanguage(),
    title: say('Roomlark statements'),
    description: name,
  })
  return { url }
}

export async function checkAutomaticPayment(
  ctx: SignedInContext,
  hotelId: string,
): Promise<AutomaticPayment> {
  await getStatementHotel(ctx, hotelId)
  const id = await selectCardPage(ctx.sql, hotelId)
  if (id !== undefined) await settlePayment(ctx, id)
  return getAutomaticPayment(ctx, hotelId)
}

/** The service forgets the card too; if it cannot be reached, the card is still never used again. */
export async function endAutomaticPayment(ctx: SignedInContext, hotelId: string): Promise<AutomaticPayment> {
  await getStatementHotel(ctx, hotelId)
  const service = await getStatementService(ctx)
  const methodIds = await ctx.sql.begin(async (tx) => {
    const removed = await updateCardsRemoved(tx, hotelId, ctx.clock())
    if (removed.length === 0) return []
    await recordAudit(ctx, tx, {
      action: 'hotel.automatic-payment',
      target: `hotel:${hotelId}`,
      before: { automatic: true },
      after: { automatic: false },
    })
    await tell(tx, { type: 'money' }, { hotelIds: [hotelId] })
    return removed
  })
  for (const methodId of methodIds) await service.forgetCard(null, methodId)
  return getAutomaticPayment(ctx, hotelId)
}

/** Keeps the card that was entered on a page; it takes the place of the one before. */
export async function keepHotelCard(
  ctx: Pick<ServiceContext, 'clock'>,
  tx: Transaction,
  hotelId: string,
  card: KeptCard,
): Promise<void> {
  if (await hasCard(tx, card.methodId)) return
  const at = ctx.clock()
  await updateCardsRemoved(tx, hotelId, at)
  const expiresOn = card.expires === '' ? null : endOfMonth(`${card.expires}-01`)
  await insertHotelCard(tx, { ...card, id: randomUUID(), hotelId, expiresOn, at })
  await recordOwnAudit(ctx, tx, {
    action: 'hotel.automatic-payment',
    target: `hotel:${hotelId}`,
    before: { automatic: false },
    after: { automatic: true, card: `${card.brand} ${card.digits}` },
  })
  await tell(tx, { type: 'money' }, { hotelIds: [hotelId] })
}
