import type { PayTexts } from './texts.ts'

export const payDe: PayTexts = {
  title: 'Zahlung für {hotel}',
  headings: {
    checkout: 'Weiter zur Zahlung',
    balance: 'Ihren Aufenthalt bezahlen',
    link: '{hotel} bittet Sie um eine Zahlung',
  },
  leads: 'Gleich öffnet sich die Seite des Zahlungsdienstes. Wenn nicht, nutzen Sie die Schaltfläche.',
  amount: 'Jetzt zu zahlen',
  noAmount: 'Jetzt wird nichts abgebucht',
  stay: 'Aufenthalt',
  reference: 'Buchungsnummer',
  validUntil: 'Dieser Link gilt bis {moment}.',
  held: {
    one: 'Ihre Zimmer sind noch {count} Minute für Sie reserviert.',
    other: 'Ihre Zimmer sind noch {count} Minuten für Sie reserviert.',
  },
  keepsCard:
    'Der Zahlungsdienst speichert Ihre Karte für das, was in den Bedingungen Ihrer Buchung steht, und für nichts anderes.',
  secure:
    'Sie zahlen auf der Seite eines Zahlungsdienstes. Weder Roomlark noch das Hotel sehen Ihre Kartennummer.',
  test: 'Testbetrieb: Es fließt kein Geld.',
  goOn: 'Weiter zur Zahlung',
  pay: '{amount} zahlen',
  keepCard: 'Karte angeben',
  tryAgain: 'Erneut versuchen',
  details: 'Meine Angaben ändern',
  look: 'Erneut nachsehen',
  toBooking: 'Ihre Buchung',
  ask: 'Fragen? Schreiben Sie an {email}.',
  states: {
    declined: {
      title: 'Ihre Karte wurde abgelehnt',
      text: 'Es wurde nichts abgebucht. Versuchen Sie es mit dieser oder einer anderen Karte noch einmal.',
    },
    authentication: {
      title: 'Ihre Bank hat die Zahlung nicht bestätigt',
      text: 'Es wurde nichts abgebucht. Versuchen Sie es noch einmal und bestätigen Sie bei Ihrer Bank, oder nehmen Sie eine andere Karte.',
    },
    abandoned: {
      title: 'Sie haben noch nicht bezahlt',
      text: 'Es wurde nichts abgebucht. Sie können dort weitermachen, wo Sie waren.',
    },
    expired: {
      title: 'Die Zahlungsseite ist abgelaufen',
      text: 'Es wurde nichts abgebucht. Versuchen Sie es erneut, dann öffnet sich eine neue.',
    },
    unreachable: {
      title: 'Der Zahlungsdienst antwortet nicht',
      text: 'Es wurde nichts abgebucht, und nichts ist verloren. Bitte versuchen Sie es gleich noch einmal.',
    },
    checking: {
      title: 'Wir fragen beim Zahlungsdienst nach',
      text: 'Bitte zahlen Sie nicht ein zweites Mal. Diese Seite sieht von selbst wieder nach.',
    },
    wait: {
      title: 'Bitte warten Sie ein wenig',
      text: 'Die Zahlungsseite wurde zu oft geöffnet. Versuchen Sie es in {minutes} Min. erneut.',
    },
    closed: {
      title: 'Zu viele Karten wurden abgelehnt',
      text: 'Diese Zahlung ist geschlossen, und es wurde nichts abgebucht. Bitte fragen Sie Ihre Bank oder schreiben Sie dem Hotel.',
    },
    processing: {
      title: 'Ihre Zahlung ist unterwegs',
      text: 'Ihre Bank braucht dafür ein paar Tage. Für Sie ist nichts mehr zu tun.',
    },
    paid: { title: 'Das ist bezahlt', text: 'Vielen Dank. Die Quittung kommt per E-Mail.' },
    'link-ended': {
      title: 'Dieser Link ist abgelaufen',
      text: 'Mit ihm kann nichts mehr bezahlt werden. Bitte fragen Sie das Hotel nach einem neuen.',
    },
    withdrawn: {
      title: 'Das Hotel bittet nicht mehr darum',
      text: 'Mit diesem Link ist nichts zu zahlen.',
    },
    nothing: {
      title: 'Online ist nichts zu zahlen',
      text: 'Sie haben alles bezahlt, was hier bezahlt werden kann.',
    },
  },
  returnedTitle: 'Ihre Zahlung wird erstattet',
  returned:
    'Die Zimmer wurden nicht mehr für Sie freigehalten, als Ihre Zahlung ankam, darum ist nichts gebucht. {amount} gehen auf demselben Weg an Sie zurück, meist innerhalb von 5 bis 10 Tagen. Wir haben Ihnen dazu eine E-Mail geschickt.',
  payments: 'Online bezahlt',
  balance: '{amount} jetzt zahlen',
  processing: 'unterwegs',
  succeeded: 'bezahlt',
  kept: 'als Garantie hinterlegt',
  failed: 'nicht bezahlt',
  refund: 'Erstattung',
  onItsWay: 'unterwegs zu Ihnen, meist innerhalb von 5 bis 10 Tagen',
  refundReturned: 'erstattet',
  refundFailed: 'hat nicht geklappt, das Hotel meldet sich bei Ihnen',
  receipt: 'Quittung (PDF)',
  online: 'Online-Zahlung',
  methods: { card: 'Karte', sepa_debit: 'SEPA-Lastschrift' },
  paidTitle: 'Vielen Dank, Ihre Zahlung ist angekommen',
  paidText: 'Die Quittung kommt per E-Mail.',
  bookedPaid: '{amount} sind bezahlt.',
  bookedProcessing: 'Ihre Zahlung von {amount} ist unterwegs; Ihre Bank braucht dafür ein paar Tage.',
  bookedCard: 'Ihre Karte ist wie vereinbart gespeichert, und es wurde nichts abgebucht.',
  cancelReturns: '{amount} gehen auf demselben Weg an Sie zurück, meist innerhalb von 5 bis 10 Tagen.',
  cancelReturned: '{amount} sind auf dem Weg zu Ihnen zurück, meist innerhalb von 5 bis 10 Tagen.',
  confirmReturn: 'Stornieren, {amount} zurück',
}
