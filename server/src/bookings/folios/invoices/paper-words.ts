import type { InvoiceKind } from '@roomlark/contract/bookings/invoices'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'

/** Words of invoices and receipts in the languages of guests; values stand in braces. */
export type PaperWords = {
  kinds: Record<InvoiceKind, string>
  preview: string
  previewNote: string
  for: string
  issuer: string
  vatId: string
  registerNumber: string
  date: string
  booking: string
  stay: string
  room: string
  guests: string
  credits: string
  corrects: string
  reason: string
  what: string
  when: string
  quantity: string
  price: string
  amount: string
  charges: string
  cityTax: string
  vat: string
  vatOnTop: string
  cancellation: string
  noShow: string
  waiver: string
  nights: string
  total: string
  paid: string
  received: string
  stillToPay: string
  toPayBack: string
  methods: Record<'cash' | 'card' | 'transfer' | 'voucher' | 'ota' | 'online', string>
  cardEnding: string
  refund: string
  taxes: string
  rate: string
  net: string
  gross: string
  noVat: string
  page: string
  madeWith: string
  mailSubject: Record<InvoiceKind, string>
  mailBody: string
}

export const paperWords: Record<GuestLanguage, PaperWords> = {
  en: {
    kinds: { invoice: 'Invoice', 'credit-note': 'Credit note', receipt: 'Receipt' },
    preview: 'Preview',
    previewNote: 'This is a preview. It has no number and is not an invoice.',
    for: 'For',
    issuer: 'Issued by',
    vatId: 'VAT ID {id}',
    registerNumber: 'Register no. {number}',
    date: 'Date',
    booking: 'Booking',
    stay: 'Stay',
    room: 'Room',
    guests: 'Guests',
    credits: 'Takes back',
    corrects: 'For invoice',
    reason: 'Reason',
    what: 'What',
    when: 'When',
    quantity: 'Number',
    price: 'Price',
    amount: 'Amount',
    charges: 'Room and extras',
    cityTax: 'City tax, collected for the town',
    vat: 'VAT {rate}',
    vatOnTop: 'VAT {rate}',
    cancellation: 'Cancellation fee',
    noShow: 'No-show fee',
    waiver: 'Fee waived',
    nights: '{count} nights',
    total: 'Total',
    paid: 'Paid',
    received: 'Received',
    stillToPay: 'Still to pay',
    toPayBack: 'To be paid back',
    methods: {
      cash: 'cash',
      card: 'card',
      transfer: 'bank transfer',
      voucher: 'voucher',
      ota: 'booking site',
      online: 'online',
    },
    cardEnding: 'card ending {digits}',
    refund: '{day}, paid back by {method}',
    taxes: 'Taxes',
    rate: 'Rate',
    net: 'Net',
    gross: 'Gross',
    noVat: 'No VAT is charged.',
    page: 'Page {page} of {pages}',
    madeWith: 'Made with Roomlark',
    mailSubject: {
      invoice: 'Invoice {number} from {hotel}',
      'credit-note': 'Credit note {number} from {hotel}',
      receipt: 'Receipt {number} from {hotel}',
    },
    mailBody: '{hotel} sends you the attached paper for booking {reference}.',
  },
  de: {
    kinds: { invoice: 'Rechnung', 'credit-note': 'Gutschrift', receipt: 'Quittung' },
    preview: 'Vorschau',
    previewNote: 'Dies ist eine Vorschau ohne Nummer und keine Rechnung.',
    for: 'Für',
    issuer: 'Aussteller',
    vatId: 'USt-IdNr. {id}',
    registerNumber: 'Registernummer {number}',
    date: 'Datum',
    booking: 'Buchung',
    stay: 'Aufenthalt',
    room: 'Zimmer',
    guests: 'Gäste',
    credits: 'Nimmt zurück',
    corrects: 'Zur Rechnung',
    reason: 'Grund',
    what: 'Leistung',
    when: 'Zeitraum',
    quantity: 'Anzahl',
    price: 'Preis',
    amount: 'Betrag',
    charges: 'Zimmer und Extras',
    cityTax: 'Ortstaxe, für die Gemeinde eingezogen',
    vat: 'MwSt. {rate}',
    vatOnTop: 'MwSt. {rate}',
    cancellation: 'Stornogebühr',
    noShow: 'Gebühr für Nichtanreise',
    waiver: 'Gebühr erlassen',
    nights: '{count} Nächte',
    total: 'Summe',
    paid: 'Bezahlt',
    received: 'Erhalten',
    stillToPay: 'Noch zu zahlen',
    toPayBack: 'Zu erstatten',
    methods: {
      cash: 'bar',
      card: 'Karte',
      transfer: 'Überweisung',
      voucher: 'Gutschein',
      ota: 'Buchungsportal',
      online: 'online',
    },
    cardEnding: 'Karte mit Endziffern {digits}',
    refund: '{day}, erstattet: {method}',
    taxes: 'Steuern',
    rate: 'Satz',
    net: 'Netto',
    gross: 'Brutto',
    noVat: 'Es wird keine Mehrwertsteuer berechnet.',
    page: 'Seite {page} von {pages}',
    madeWith: 'Erstellt mit Roomlark',
    mailSubject: {
      invoice: 'Rechnung {number} von {hotel}',
      'credit-note': 'Gutschrift {number} von {hotel}',
      receipt: 'Quittung {number} von {hotel}',
    },
    mailBody: '{hotel} sendet Ihnen den angehängten Beleg zur Buchung {reference}.',
  },
  es: {
    kinds: { invoice: 'Factura', 'credit-note': 'Factura rectificativa', receipt: 'Recibo' },
    preview: 'Vista previa',
    previewNote: 'Esto es una vista previa. No tiene número y no es una factura.',
    for: 'Para',
    issuer: 'Emisor',
    vatId: 'NIF-IVA {id}',
    registerNumber: 'N.º de registro {number}',
    date: 'Fecha',
    booking: 'Reserva',
    stay: 'Estancia',
    room: 'Habitación',
    guests: 'Huéspedes',
    credits: 'Anula',
    corrects: 'Factura rectificada',
    reason: 'Motivo',
    what: 'Concepto',
    when: 'Cuándo',
    quantity: 'Cantidad',
    price: 'Precio',
    amount: 'Importe',
    charges: 'Habitación y extras',
    cityTax: 'Tasa turística, recaudada para el municipio',
    vat: 'IVA {rate}',
    vatOnTop: 'IVA {rate}',
    cancellation: 'Cargo por cancelación',
    noShow: 'Cargo por no presentarse',
    waiver: 'Cargo condonado',
    nights: '{count} noches',
    total: 'Total',
    paid: 'Pagado',
    received: 'Recibido',
    stillToPay: 'Pendiente de pago',
    toPayBack: 'A devolver',
    methods: {
      cash: 'efectivo',
      card: 'tarjeta',
      transfer: 'transferencia',
      voucher: 'vale',
      ota: 'portal de reservas',
      online: 'en línea',
    },
    cardEnding: 'tarjeta terminada en {digits}',
    refund: '{day}, devuelto: {method}',
    taxes: 'Impuestos',
    rate: 'Tipo',
    net: 'Base',
    gross: 'Total',
    noVat: 'No se aplica IVA.',
    page: 'Página {page} de {pages}',
    madeWith: 'Creado con Roomlark',
    mailSubject: {
      invoice: 'Factura {number} de {hotel}',
      'credit-note': 'Factura rectificativa {number} de {hotel}',
      receipt: 'Recibo {number} de {hotel}',
    },
    mailBody: '{hotel} le envía el documento adjunto de la reserva {reference}.',
  },
  fr: {
    kinds: { invoice: 'Facture', 'credit-note': 'Avoir', receipt: 'Reçu' },
    preview: 'Aperçu',
    previewNote: 'Ceci est un aperçu sans numéro et n’est pas une facture.',
    for: 'Pour',
    issuer: 'Émetteur',
    vatId: 'N° TVA {id}',
    registerNumber: 'N° d’immatriculation {number}',
    date: 'Date',
    booking: 'Réservation',
    stay: 'Séjour',
    room: 'Chambre',
    guests: 'Personnes',
    credits: 'Annule',
    corrects: 'Facture concernée',
    reason: 'Motif',
    what: 'Prestation',
    when: 'Quand',
    quantity: 'Quantité',
    price: 'Prix',
    amount: 'Montant',
    charges: 'Chambre et extras',
    cityTax: 'Taxe de séjour, perçue pour la commune',
    vat: 'TVA {rate}',
    vatOnTop: 'TVA {rate}',
    cancellation: 'Frais d’annulation',
    noShow: 'Frais de non-présentation',
    waiver: 'Frais annulés',
    nights: '{count} nuits',
    total: 'Total',
    paid: 'Payé',
    received: 'Reçu',
    stillToPay: 'Reste à payer',
    toPayBack: 'À rembourser',
    methods: {
      cash: 'espèces',
      card: 'carte',
      transfer: 'virement',
      voucher: 'bon',
      ota: 'site de réservation',
      online: 'en ligne',
    },
    cardEnding: 'carte se terminant par {digits}',
    refund: '{day}, remboursé : {method}',
    taxes: 'Taxes',
    rate: 'Taux',
    net: 'HT',
    gross: 'TTC',
    noVat: 'TVA non applicable.',
    page: 'Page {page} sur {pages}',
    madeWith: 'Créé avec Roomlark',
    mailSubject: {
      invoice: 'Facture {number} de {hotel}',
      'credit-note': 'Avoir {number} de {hotel}',
      receipt: 'Reçu {number} de {hotel}',
    },
    mailBody: '{hotel} vous envoie le document ci-joint pour la réservation {reference}.',
  },
  it: {
    kinds: { invoice: 'Fattura', 'credit-note': 'Nota di credito', receipt: 'Ricevuta' },
    preview: 'Anteprima',
    previewNote: 'Questa è un’anteprima: non ha numero e non è una fattura.',
    for: 'Intestatario',
    issuer: 'Emessa da',
    vatId: 'Partita IVA {id}',
    registerNumber: 'Registro imprese {number}',
    date: 'Data',
    booking: 'Prenotazione',
    stay: 'Soggiorno',
    room: 'Camera',
    guests: 'Ospiti',
    credits: 'Storna',
    corrects: 'Fattura di riferimento',
    reason: 'Motivo',
    what: 'Descrizione',
    when: 'Periodo',
    quantity: 'Quantità',
    price: 'Prezzo',
    amount: 'Importo',
    charges: 'Camera ed extra',
    cityTax: 'Tassa di soggiorno, riscossa per il Comune',
    vat: 'IVA {rate}',
    vatOnTop: 'IVA {rate}',
    cancellation: 'Penale di cancellazione',
    noShow: 'Penale per mancato arrivo',
    waiver: 'Storno della penale',
    nights: '{count} notti',
    total: 'Totale',
    paid: 'Pagato',
    received: 'Incassato',
    stillToPay: 'Resta da pagare',
    toPayBack: 'Da rimborsare',
    methods: {
      cash: 'contanti',
      card: 'carta',
      transfer: 'bonifico',
      voucher: 'buono',
      ota: 'portale di prenotazione',
      online: 'online',
    },
    cardEnding: 'carta che termina con {digits}',
    refund: '{day}, rimborso: {method}',
    taxes: 'Imposte',
    rate: 'Aliquota',
    net: 'Imponibile',
    gross: 'Totale',
    noVat: 'IVA non applicata.',
    page: 'Pagina {page} di {pages}',
    madeWith: 'Creata con Roomlark',
    mailSubject: {
      invoice: 'Fattura {number} di {hotel}',
      'credit-note': 'Nota di credito {number} di {hotel}',
      receipt: 'Ricevuta {number} di {hotel}',
    },
    mailBody: '{hotel} le invia in allegato il documento relativo alla prenotazione {reference}.',
  },
}
