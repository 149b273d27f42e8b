import { dateIn, dayText } from '@roomlark/contract/dates'
import { hotelTime } from '@roomlark/contract/hotel-clock'
import { exactMoneyText, moneyText } from '@roomlark/contract/money'
import type { CommissionReceipt } from '@roomlark/contract/partners/commission-receipt'
import { leftOut, receiptShares, receiptSum } from '@roomlark/contract/partners/receipt-sum'
import {
  changeWords,
  chargedNightsWords,
  entryWords,
  receiptFacts,
} from '@roomlark/contract/partners/receipt-words'
import { stayClock } from '@roomlark/contract/partners/stay-clock'
import type { MoneySettings } from '@roomlark/contract/platform/money-settings'
import type { PdfFile } from '@roomlark/contract/primitives'
import { getReaderLocale, say } from '@roomlark/contract/say'
import { plainFormats } from '@roomlark/contract/word-formats'
import type { PdfBlock, PdfDocument } from '../../../adapters/pdf/document.ts'
import type { SignedInContext } from '../../../context.ts'
import { getMoneySettings } from '../../../platform/platform/money-settings.service.ts'
import { getReceipt } from './receipts.service.ts'

export async function getReceiptPdf(ctx: SignedInContext, bookingId: string): Promise<PdfFile> {
  const [receipt, { payer }] = await Promise.all([
    getReceipt(ctx, bookingId),
    getMoneySettings({ sql: ctx.sql }),
  ])
  const pdf = await ctx.pdfs.render(receiptDocument(receipt, payer, ctx.clock()), ctx.caller)
  return { filename: `commission-${receipt.reference}.pdf`, base64: pdf.toString('base64') }
}

function receiptDocument(
  receipt: CommissionReceipt,
  payer: MoneySettings['payer'],
  madeAt: Date,
): PdfDocument {
  const { reference, hotelName } = receipt
  return {
    title: say('Commission'),
    subtitle: reference,
    running: say('Commission for {reference}, {hotel}', { reference, hotel: hotelName }),
    number: reference,
    issuer: [payer.name, payer.address].filter((part) => part !== '').join(', '),
    madeAt,
    blocks: [
      ...headBlocks(receipt, madeAt),
      momentsBlock(receipt, madeAt),
      {
        kind: 'columns',
        columns: [
          { grow: 1, blocks: whyBlocks(receipt) },
          { grow: 1, blocks: sumBlocks(receipt) },
        ],
      },
      { kind: 'heading', text: say('Every change') },
      changesTable(receipt),
      ...statementBlocks(receipt),
      {
        kind: 'closing',
        text: say(
          '{hotel}, {partner} and Roomlark see the same. It names no guest. Nothing is overwritten: each change is a line of its own.',
          { hotel: hotelName, partner: receipt.partnerName },
        ),
      },
    ],
  }
}

function headBlocks(receipt: CommissionReceipt, now: Date): PdfBlock[] {
  const { reference, hotelName, partnerName, rooms, clock, amounts } = receipt
  const names = rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  return [
    {
      kind: 'address',
      label: say('For the stay'),
      lines: [
        hotelName,
        ...names,
        say('{from} to {until}', {
          from: dayText(clock.checkInOn),
          until: dayText(clock.checkOutOn),
        }),
      ],
      facts: [
        { label: say('Booking'), value: reference },
        { label: say('Nights'), value: chargedNightsWords(clock, amounts.chargedNights) },
        { label: say('Brought by'), value: partnerName },
        { label: say('As of'), value: dayText(dateIn(clock.timeZone, now)) },
      ],
    },
    {
      kind: 'due',
      label: say('{partner} earns', { partner: partnerName }),
      amount: moneyText(amounts.netCents, amounts.currency),
      text: standing(receipt, now),
    },
  ]
}

/** Says where the commission stands on its clock, and what each side has of it. */
function standing({ clock, amounts }: CommissionReceipt, now: Date): string {
  const { currency, netUsdCents, grossCents } = amounts
  const { title, summary } = stayClock(clock, now, { day: dayText })
  const sentences = [`${title}: ${summary}.`]
  if (clock.stage !== 'void') {
    sentences.push(say('The hotel pays {amount}.', { amount: moneyText(grossCents, currency) }))
    const credited = moneyText(netUsdCents, 'USD')
    if (currency !== 'USD') sentences.push(say('The partner is credited {amount}.', { amount: credited }))
  }
  return sentences.join(' ')
}

function momentsBlock({ clock }: CommissionReceipt, now: Date): PdfBlock {
  const { moments } = stayClock(clock, now, { day: dayText })
  return {
    kind: 'moments',
    moments: moments.map(({ word, on, isUntil, reason, mark }) => ({
      word,
      day: isUntil ? say('to {day}', { day: shortDay(on) }) : shortDay(on),
      reason,
      isOver: mark !== 'next',
    })),
  }
}

/** `14 Sep 2026`, so that five days stand beside one another. */
function shortDay(date: string): string {
  const format = new Intl.DateTimeFormat(getReaderLocale('en-GB'), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return format.format(new Date(`${date}T00:00:00Z`))
}

function whyBlocks(receipt: CommissionReceipt): PdfBlock[] {
  const { timeZone } = receipt.clock
  const moment = (at: string) => {
    const local = hotelTime(new Date(at), timeZone)
    return say('{day} at {time}', { day: dayText(local.slice(0, 10)), time: local.slice(11) })
  }
  const facts = receiptFacts(receipt, { ...plainFormats, moment, percent })
  return [
    { kind: 'heading', text: say('Why this amount') },
    {
      kind: 'table',
      hasHead: false,
      columns: [{ label: say('Fact') }, { label: say('What was found'), grow: 1 }],
      rows: facts.map(({ label, title, detail, value }) => [
        { text: label, look: 'muted' },
        { text: value === null ? title : `${title}: ${value}`, note: detail },
      ]),
    },
  ]
}

function sumBlocks(receipt: CommissionReceipt): PdfBlock[] {
  const { amounts } = receipt
  const money = (cents: number) => moneyText(cents, amounts.currency)
  const lines = receiptSum(receipt, { percent, day: dayText, rate: String })
  const left = leftOut(amounts)
  return [
    { kind: 'heading', text: say('The sum') },
    {
      kind: 'sum',
      lines: lines.map(({ label, note, cents, currency, exact, weight }) => ({
        label,
        note: exact ? say('{amount}, rounded once', { amount: exactMoneyText(exact, currency) }) : note,
        amount: moneyText(cents, currency),
        ...(weight && { weight }),
      })),
    },
    ...(left.length === 0
      ? []
      : [
          {
            kind: 'paragraph' as const,
            look: 'muted' as const,
            text: say('Left out of the base: {charges}', {
              charges: left.map(({ label, cents }) => `${label} ${money(cents)}`).join(', '),
            }),
          },
        ]),
    { kind: 'heading', text: say('Who gets what of the base') },
    {
      kind: 'sum',
      lines: receiptShares(receipt).map(({ name, cents }) => ({ label: name, amount: money(cents) })),
    },
  ]
}

function changesTable({ changes, clock, amounts, partnerName }: CommissionReceipt): PdfBlock {
  const money = (cents: number) => signed(cents, amounts.currency)
  const { baseCents, grossCents, netCents, currency } = amounts
  return {
    kind: 'table',
    columns: [
      { label: say('When') },
      { label: say('What happened'), grow: 1 },
      { label: say('Base'), align: 'right' },
      { label: say('Commission'), align: 'right' },
      { label: partnerName, align: 'right' },
      { label: say('Entry'), align: 'right' },
    ],
    rows: changes.map((change) => {
      const { title, detail } = changeWords(change, currency, plainFormats)
      const local = hotelTime(new Date(change.at), clock.timeZone)
      return [
        { text: dayText(local.slice(0, 10)), note: local.slice(11), look: 'muted' },
        { text: title, note: detail === '' ? undefined : detail },
        money(change.baseCents),
        money(change.grossCents),
        money(change.netCents),
        { text: change.entry === null ? '' : entryWords(change.entry), look: 'muted' },
      ]
    }),
    totals: [
      [
        say('Now'),
        '',
        moneyText(baseCents, currency),
        moneyText(grossCents, currency),
        moneyText(netCents, currency),
      ],
    ],
  }
}

function statementBlocks({ statements, hotelName, partnerName }: CommissionReceipt): PdfBlock[] {
  if (statements.length === 0) return []
  return [
    { kind: 'heading', text: say('In statements') },
    {
      kind: 'table',
      hasHead: false,
      columns: [
        { label: say('Number') },
        { label: say('Of'), grow: 1 },
        { label: say('State') },
        { label: say('Amount'), align: 'right' },
      ],
      rows: statements.map(({ side, number, isCorrection, cents, currency, isPaid }) => [
        number,
        {
          text: isCorrection
            ? say('{name}, correction', { name: side === 'hotel' ? hotelName : partnerName })
            : side === 'hotel'
              ? hotelName
              : partnerName,
        },
        { text: isPaid ? say('Paid') : say('Not paid yet'), look: 'muted' },
        moneyText(cents, currency),
      ]),
    },
  ]
}

/** `+$276.00`, `−$55.20`, `$0.00` */
function signed(cents: number, currency: string): string {
  return cents > 0 ? `+${moneyText(cents, currency)}` : moneyText(cents, currency)
}

function percent(value: number): string {
  return `${Number(value.toFixed(2))}%`
}
