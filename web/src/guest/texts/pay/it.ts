import type { PayTexts } from './texts.ts'

export const payIt: PayTexts = {
  title: 'Pagamento per {hotel}',
  headings: {
    checkout: 'Vai al pagamento',
    balance: 'Paghi il suo soggiorno',
    link: '{hotel} le chiede un pagamento',
  },
  leads: 'Tra un attimo si apre la pagina del servizio di pagamento. Se non si apre, usi il pulsante.',
  amount: 'Da pagare ora',
  noAmount: 'Ora non viene addebitato nulla',
  stay: 'Soggiorno',
  reference: 'Riferimento',
  validUntil: 'Questo link è valido fino al {moment}.',
  held: {
    one: 'Le camere sono riservate per lei ancora per {count} minuto.',
    other: 'Le camere sono riservate per lei ancora per {count} minuti.',
  },
  keepsCard:
    'Il servizio di pagamento conserva la sua carta per ciò che dicono le condizioni della prenotazione, e per nient’altro.',
  secure:
    'Lei paga sulla pagina di un servizio di pagamento. Né Roomlark né l’hotel vedono il numero della sua carta.',
  test: 'Modalità di prova: nessun denaro si muove.',
  goOn: 'Vai al pagamento',
  pay: 'Paga {amount}',
  keepCard: 'Inserisci la carta',
  tryAgain: 'Riprova',
  details: 'Modifica i miei dati',
  look: 'Controlla di nuovo',
  toBooking: 'La sua prenotazione',
  ask: 'Domande? Scriva a {email}.',
  states: {
    declined: {
      title: 'La sua carta è stata rifiutata',
      text: 'Non è stato addebitato nulla. Riprovi con questa carta o con un’altra.',
    },
    authentication: {
      title: 'La sua banca non ha confermato il pagamento',
      text: 'Non è stato addebitato nulla. Riprovi confermando con la sua banca, o usi un’altra carta.',
    },
    abandoned: {
      title: 'Non ha ancora pagato',
      text: 'Non è stato addebitato nulla. Può continuare da dove era rimasto.',
    },
    expired: {
      title: 'La pagina di pagamento è scaduta',
      text: 'Non è stato addebitato nulla. Riprovi per aprirne una nuova.',
    },
    unreachable: {
      title: 'Il servizio di pagamento non risponde',
      text: 'Non è stato addebitato nulla e nulla è andato perso. Riprovi tra un momento.',
    },
    checking: {
      title: 'Stiamo chiedendo al servizio di pagamento',
      text: 'Non paghi una seconda volta. Questa pagina controlla di nuovo da sola.',
    },
    wait: {
      title: 'Attenda un momento',
      text: 'La pagina di pagamento è stata aperta troppo spesso. Riprovi tra {minutes} min.',
    },
    closed: {
      title: 'Troppe carte rifiutate',
      text: 'Questo pagamento è chiuso e non è stato addebitato nulla. Chieda alla sua banca o scriva all’hotel.',
    },
    processing: {
      title: 'Il suo pagamento è in corso',
      text: 'La sua banca impiega qualche giorno. Lei non deve fare altro.',
    },
    paid: { title: 'È pagato', text: 'Grazie. La ricevuta arriva per email.' },
    'link-ended': {
      title: 'Questo link è scaduto',
      text: 'Non consente più di pagare. Ne chieda uno nuovo all’hotel.',
    },
    withdrawn: {
      title: 'L’hotel non chiede più questo pagamento',
      text: 'Con questo link non c’è nulla da pagare.',
    },
    nothing: { title: 'Nulla da pagare online', text: 'Ha pagato tutto ciò che si può pagare qui.' },
  },
  returnedTitle: 'Il suo pagamento viene rimborsato',
  returned:
    'Quando il suo pagamento è arrivato le camere non erano più riservate per lei, quindi nulla è prenotato. {amount} tornano a lei con lo stesso mezzo, di solito entro 5-10 giorni. Le abbiamo inviato un’email al riguardo.',
  payments: 'Pagato online',
  balance: 'Paga {amount} ora',
  processing: 'in corso',
  succeeded: 'pagato',
  kept: 'conservata come garanzia',
  failed: 'non pagato',
  refund: 'Rimborso',
  onItsWay: 'in arrivo, di solito entro 5-10 giorni',
  refundReturned: 'rimborsato',
  refundFailed: 'non riuscito, l’hotel la contatterà',
  receipt: 'Ricevuta (PDF)',
  online: 'Pagamento online',
  methods: { card: 'Carta', sepa_debit: 'Addebito SEPA' },
  paidTitle: 'Grazie, il suo pagamento è arrivato',
  paidText: 'La ricevuta arriva per email.',
  bookedPaid: '{amount} sono pagati.',
  bookedProcessing: 'Il suo pagamento di {amount} è in corso; la sua banca impiega qualche giorno.',
  bookedCard: 'La sua carta è conservata come concordato e non è stato addebitato nulla.',
  cancelReturns: '{amount} le saranno rimborsati con lo stesso mezzo, di solito entro 5-10 giorni.',
  cancelReturned: '{amount} sono in arrivo, di solito entro 5-10 giorni.',
  confirmReturn: 'Cancella e riprendi {amount}',
}
