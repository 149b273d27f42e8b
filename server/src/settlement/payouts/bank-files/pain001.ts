import XMLBuilder from 'fast-xml-builder'
import { amountText, type Payment } from './bank-file.ts'
import { bankText } from './bank-text.ts'

export type Payer = { name: string; address: string; iban: string; bic: string }

export type BankOrder = {
  messageId: string
  madeAt: Date
  /** The day on which the bank is to pay. */
  payOn: string
  payer: Payer
  currency: string
  payments: readonly Payment[]
}

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09'

/** Value that ISO 20022 defines for a missing name. */
const notProvided = 'NOTPROVIDED'

/**
 * Writes ISO 20022 pain.001.001.09, CustomerCreditTransferInitiation, with one block for accounts with an IBAN and one
 * for accounts in the United States, because banks clear them in different ways (decision 0068). Elements stand in the
 * order of the schema.
 */
export function pain001(order: BankOrder): string {
  const { payments, messageId, madeAt, payer } = order
  const blocks = [
    { id: `${messageId}-IBAN`, payments: payments.filter(({ details }) => details.account.kind === 'iban') },
    { id: `${messageId}-US`, payments: payments.filter(({ details }) => details.account.kind === 'us') },
  ].filter((block) => block.payments.length > 0)
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
        PmtInf: blocks.map((block) => makeBlock(order, block)),
      },
    },
  })
}

function makeControlSums(payments: readonly Payment[]) {
  const cents = payments.reduce((sum, payment) => sum + payment.cents, 0)
  return { NbOfTxs: String(payments.length), CtrlSum: amountText(cents) }
}

type Block = { id: string; payments: readonly Payment[] }

function makeBlock({ payOn, payer, currency }: BankOrder, { id, payments }: Block) {
  // SEPA is for euros only: without its service level a bank sends an ordinary transfer, in which both sides bear
  // their own costs.
  const isSepa = currency === 'EUR'
  return {
    PmtInfId: id,
    PmtMtd: 'TRF',
    BtchBookg: 'true',
    ...makeControlSums(payments),
    ...(isSepa && { PmtTpInf: { SvcLvl: { Cd: 'SEPA' } } }),
    ReqdExctnDt: { Dt: payOn },
    Dbtr: { Nm: nameText(payer.name), ...makeLineAddress([payer.address]) },
    DbtrAcct: { Id: { IBAN: payer.iban } },
    DbtrAgt: { FinInstnId: { BICFI: payer.bic } },
    ChrgBr: isSepa ? 'SLEV' : 'SHAR',
    CdtTrfTxInf: payments.map((payment) => makeTransfer(payment, currency)),
  }
}

function makeTransfer({ number, cents, details: { account, payee } }: Payment, currency: string) {
  return {
    PmtId: { InstrId: number, EndToEndId: number },
    Amt: { InstdAmt: { '@_Ccy': currency, '#text': amountText(cents) } },
    CdtrAgt: {
      FinInstnId:
        account.kind === 'iban'
          ? { BICFI: account.bic }
          : { ClrSysMmbId: { ClrSysId: { Cd: 'USABA' }, MmbId: account.routingNumber } },
    },
    Cdtr: { Nm: nameText(account.holder), ...makeTownAddress(payee) },
    CdtrAcct:
      account.kind === 'iban'
        ? { Id: { IBAN: account.iban } }
        : {
            Id: { Othr: { Id: account.accountNumber } },
            Tp: { Cd: account.accountType === 'savings' ? 'SVGS' : 'CACC' },
          },
    RmtInf: { Ustrd: `Roomlark payout ${number}` },
  }
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

function makeLineAddress(lines: readonly string[]) {
  const texts = lines
    .flatMap((line) => line.split('\n'))
    .map((line) => bankText(line, 70))
    .filter((line) => line !== '')
    .slice(0, 7)
  return texts.length > 0 ? { PstlAdr: { AdrLine: texts } } : {}
}

function nameText(name: string): string {
  return bankText(name, 70) || notProvided
}
