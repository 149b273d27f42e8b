import type { BankAccount } from '@roomlark/contract/platform/bank-account'
import { isInSepa } from '@roomlark/contract/settlement/payout-accounts'
import XMLBuilder from 'fast-xml-builder'
import { amountText, type Payment, remittanceText } from './bank-file.ts'
import { bankText } from './bank-text.ts'

export type Payer = { name: string; address: string; iban: string; bic: string }
export type BankPayment = Payment<BankAccount>

export type BankOrder = {
  messageId: string
  madeAt: Date
  /** The day on which the bank is to pay. */
  payOn: string
  payer: Payer
  payments: readonly BankPayment[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** Value that ISO 20022 defines for a missing name. */
const notProvided = 'NOTPROVIDED'

/** Tells whether a payment is a SEPA credit transfer: euros to an account within the area. */
export function isSepa({ currency, details: { account } }: BankPayment): boolean {
  return currency === 'EUR' && account.kind === 'iban' && isInSepa(account.iban)
}

/**
 * Writes ISO 20022 pain.001.001.09, CustomerCreditTransferInitiation, with a block for each currency and way of clearing,
 * because banks execute a block as a whole (decisions 0068 and 0430). Elements stand in the order of the schema.
 */
export function pain001(order: BankOrder): string {
  const { payments, messageId, madeAt, payer } = order
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true })
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': namespace,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: madeAt.toISOString().slice(0, 19),
          ...makeControlSums(payments),
          InitgPty: { Nm: nameText(payer.name) },
        },
        PmtInf: listBlocks(payments).map((block) => makeBlock(order, block)),
      },
    },
  })
}

type Block = { name: string; currency: string; isSepa: boolean; payments: readonly BankPayment[] }

function listBlocks(payments: readonly BankPayment[]): Block[] {
  const blocks = new Map<string, BankPayment[]>()
  for (const payment of payments) {
    const { currency, details } = payment
    const name = isSepa(payment) ? 'SEPA' : `${currency}-${details.account.kind.toUpperCase()}`
    blocks.set(name, [...(blocks.get(name) ?? []), payment])
  }
  return [...blocks].flatMap(([name, own]) =>
    own[0] ? [{ name, currency: own[0].currency, isSepa: isSepa(own[0]), payments: own }] : [],
  )
}

/** The sum is of all currencies together, as the norm has it. */
function makeControlSums(payments: readonly Payment[]) {
  const cents = payments.reduce((sum, payment) => sum + payment.cents, 0)
  return { NbOfTxs: String(payments.length), CtrlSum: amountText(cents) }
}

function makeBlock({ payOn, payer, messageId }: BankOrder, block: Block) {
  // SEPA is for euros only: without its service level a bank sends an ordinary transfer, in which both sides bear
  // their own costs.
  return {
    PmtInfId: `${messageId}-${block.name}`,
    PmtMtd: 'TRF',
    BtchBookg: 'true',
    ...makeControlSums(block.payments),
    ...(block.isSepa && { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } }),
    ReqdExctnDt: { Dt: payOn },
    Dbtr: { Nm: nameText(payer.name), ...makeLineAddress([payer.address], block.isSepa ? 2 : 7) },
    DbtrAcct: { Id: { IBAN: payer.iban } },
    DbtrAgt: { FinInstnId: { BICFI: payer.bic } },
    ChrgBr: block.isSepa ? 'SLEV' : 'SHAR',
    CdtTrfTxInf: block.payments.map(makeTransfer),
  }
}

function makeTransfer(payment: BankPayment) {
  const { number, cents, currency, details } = payment
  const { account, payee } = details
  return {
    PmtId: { InstrId: number, EndToEndId: number },
    Amt: { InstdAmt: { '@_Ccy': currency, '#text': amountText(cents) } },
    // Within SEPA the IBAN alone says which bank it is.
    ...(!isSepa(payment) && { CdtrAgt: { FinInstnId: makeBank(account) } }),
    Cdtr: { Nm: nameText(account.holder), ...makeTownAddress(payee) },
    CdtrAcct:
      account.kind === 'iban'
        ? { Id: { IBAN: account.iban } }
        : {
            Id: { Othr: { Id: account.accountNumber } },
            Tp: { Cd: account.accountType === 'savings' ? 'SVGS' : 'CACC' },
          },
    RmtInf: { Ustrd: bankText(remittanceText(payment), 140) },
  }
}

function makeBank(account: BankAccount) {
  return account.kind === 'iban'
    ? { BICFI: account.bic }
    : { ClrSysMmbId: { ClrSysId: { Cd: 'USABA' }, MmbId: account.routingNumber } }
}

/** Structured as far as it can be, because banks no longer take addresses of free lines from everybody. */
function makeTownAddress({ street, postalCode, city, region, country }: Payment['details']['payee']) {
  const parts = {
    StrtNm: bankText(street, 70),
    PstCd: bankText(postalCode, 16),
    TwnNm: bankText(city, 35),
    CtrySubDvsn: bankText(region, 35),
  }
  const known = Object.entries(parts).filter(([, text]) => text !== '')
  return { PstlAdr: { ...Object.fromEntries(known), Ctry: country } }
}

function makeLineAddress(lines: readonly string[], most: number) {
  const texts = lines
    .flatMap((line) => line.split('\n'))
    .map((line) => bankText(line, 70))
    .filter((line) => line !== '')
    .slice(0, most)
  return texts.length > 0 ? { PstlAdr: { AdrLine: texts } } : {}
}

function nameText(name: string): string {
  return bankText(name, 70) || notProvided
}
