import { guestWordsIn } from '@roomlark/contract/bookings/guest-words'
import { daysBetween } from '@roomlark/contract/dates'
import { countryIn, dayWords, longDay } from '@roomlark/contract/guest-formats'
import { type GuestLanguage, toGuestLanguage } from '@roomlark/contract/guest-languages'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say, sayCount } from '@roomlark/contract/say'
import type { PdfBlock, PdfDocument, PdfField } from '../../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../../context.ts'
import { AppError, notFound } from '../../../errors.ts'
import { type ReadRegistration, readRegistrations } from '../../bookings/registration/registration.service.ts'
import { ownersScope } from '../guests.service.ts'
import { type CardTexts, cardTextsIn } from './card-texts.ts'
import { companionFields, furtherFields, registeredValues, signedBlocks } from './registered-card.service.ts'
import { type CardRow, selectArrivalCards, selectCard, selectHotelName } from './registration-card.queries.ts'

/** More arrivals than this on one day are printed by booking. */
const mostCards = 300

/** On one page there is room for this many people who travel along; more write on the back. */
const mostCompanions = 3

export async function getRegistrationCard(ctx: SignedInContext, bookingId: string): Promise<PdfFile> {
  const card = await selectCard(ctx.sql, bookingId, ownersScope(ctx))
  if (!card) throw notFound('booking')
  return renderCards(ctx, await withRegistrations(ctx, [card]), `registration-${card.reference}`)
}

/** Makes the cards that are still to be signed; who has signed online needs none on paper. */
export async function getArrivalCards(ctx: SignedInContext, hotelId: string, day: string): Promise<PdfFile> {
  const hotelName = await selectHotelName(ctx.sql, hotelId, ownersScope(ctx))
  if (hotelName === undefined) throw notFound('hotel')
  const rows = await selectArrivalCards(ctx.sql, { hotelId, day, limit: mostCards })
  if (rows.length === 0) throw new AppError('conflict', say('Nobody arrives on this day.'))
  const cards = (await withRegistrations(ctx, rows)).filter((card) => !isSigned(card))
  if (cards.length === 0) {
    throw new AppError('conflict', say('Everybody who arrives on this day has checked in online and signed.'))
  }
  return renderCards(ctx, cards, `registration-${day}`)
}

type Card = CardRow & { registration: ReadRegistration | undefined }

async function withRegistrations(ctx: SignedInContext, rows: readonly CardRow[]): Promise<Card[]> {
  const found = await readRegistrations(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, registration: found.get(row.id) }))
}

/** A party that has grown since has to sign anew. */
function isSigned({ registration, adults, children }: Card): boolean {
  return (registration?.readyAt ?? null) !== null && (registration?.guests.length ?? 0) >= adults + children
}

async function renderCards(ctx: SignedInContext, cards: readonly Card[], name: string): Promise<PdfFile> {
  const [first, ...others] = cards
  if (!first) throw notFound('booking')
  const document: PdfDocument = {
    brand: first.hotelName,
    language: getCardLanguage(first),
    ...makeHead(first),
    running: `${first.hotelName}: ${makeHead(first).title}`,
    number: '',
    issuer: [first.hotelName, first.hotelAddress].join(', '),
    madeAt: ctx.clock(),
    blocks: [
      ...cardBlocks(first),
      ...others.flatMap((card): PdfBlock[] => [{ kind: 'page', ...makeHead(card) }, ...cardBlocks(card)]),
    ],
  }
  const pdf = await ctx.pdfs.render(document, ctx.caller)
  return { filename: `${name}.pdf`, base64: pdf.toString('base64') }
}

function getCardLanguage({ language }: CardRow): GuestLanguage {
  return toGuestLanguage(language)
}

function makeHead(card: CardRow): { title: string; subtitle: string } {
  const texts = cardTextsIn(getCardLanguage(card))
  return { title: texts.title, subtitle: `${texts.booking} ${card.reference}` }
}

function cardBlocks(card: Card): PdfBlock[] {
  const language = getCardLanguage(card)
  const texts = cardTextsIn(language)
  const counts = guestWordsIn(language).count
  const nights = sayCount(language, counts.nights, daysBetween(card.checkInOn, card.checkOutOn))
  const party = sayCount(language, counts.guests, card.adults + card.children)
  return [
    {
      kind: 'address',
      label: texts.mainGuest,
      lines: [card.name, nights],
      facts: [
        { label: texts.arrival, value: `${dayWords(language, card.checkInOn)}, ${card.checkInTime}` },
        { label: texts.departure, value: `${dayWords(language, card.checkOutOn)}, ${card.checkOutTime}` },
        { label: texts.room, value: card.rooms.join(', ') },
        { label: texts.guests, value: party },
      ],
    },
    { kind: 'heading', text: texts.mainGuest },
    { kind: 'fields', fields: guestFields(card, texts, language) },
    ...companionBlocks(card, texts, language),
    ...(card.registration && isSigned(card)
      ? signedBlocks(card.registration, texts, { language, timeZone: card.timeZone })
      : blocksToSign(texts)),
  ]
}

function blocksToSign(texts: CardTexts): PdfBlock[] {
  return [
    { kind: 'tick', text: texts.news },
    { kind: 'paragraph', text: texts.signing },
    { kind: 'fields', fields: [{ label: texts.place }, { label: texts.signature }] },
    { kind: 'closing', text: texts.privacy },
  ]
}

/** Known details are printed; the rest is written by hand and never stored. */
function guestFields(card: Card, texts: CardTexts, language: GuestLanguage): PdfField[] {
  const entered = registeredValues(card.registration?.guests[0], texts, language)
  const { name, birthday, address } = entered
  return [
    { label: texts.name, value: name || card.name },
    { label: texts.birthday, value: birthday || (card.birthday ? longDay(language, card.birthday) : '') },
    { label: texts.nationality, value: entered.nationality },
    { label: texts.phone, value: card.phone ?? '' },
    { label: texts.email, value: card.email ?? '', isWide: true },
    {
      label: texts.address,
      value: address || (card.country ? countryIn(language, card.country) : ''),
      isWide: true,
    },
    { label: texts.documentKind, value: entered.documentKind },
    { label: texts.documentNumber, value: entered.documentNumber },
    ...furtherFields(entered, texts),
  ]
}

/** Prints everybody who is registered, however many they are; the others find some lines. */
function companionBlocks(card: Card, texts: CardTexts, language: GuestLanguage): PdfBlock[] {
  const { adults, children, registration } = card
  const entered = registration?.guests.slice(1) ?? []
  const companions = Math.min(mostCompanions, adults + children - 1)
  if (companions <= 0 && entered.length === 0) return []
  const lines = Array.from({ length: Math.max(0, companions - entered.length) }, () => [
    { label: texts.name },
    { label: `${texts.birthday}, ${texts.nationality}` },
  ])
  return [
    { kind: 'heading', text: texts.companions },
    { kind: 'fields', fields: [...companionFields(entered, texts, language), ...lines.flat()] },
  ]
}
