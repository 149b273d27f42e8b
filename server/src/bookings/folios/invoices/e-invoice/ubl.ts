import type { EInvoice, EInvoiceAddress, EInvoiceLine, EInvoiceTax } from './e-invoice.ts'
import { amountText, percentText, priceText, writeXml, type XmlNode } from './xml.ts'

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd'

/**
 * Writes an invoice or a credit note in UBL 2.1 as XRechnung 3.0 asks for it. Elements stand in the order of the schema,
 * which is another document for a credit note.
 */
export function writeXRechnung(invoice: EInvoice): string {
  const { seller, buyer, payment, currency, totals } = invoice
  const amount = amountIn(currency)
  const name = invoice.type === '381' ? 'CreditNote' : 'Invoice'
  return writeXml(
    name,
    {
      xmlns: `${namespace}:${name}-2`,
      'xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
      'xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
    },
    {
      'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
      'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
      'cbc:ID': invoice.number,
      'cbc:IssueDate': invoice.issuedOn,
      'cbc:DueDate': name === 'Invoice' ? invoice.dueOn : undefined,
      [`cbc:${name}TypeCode`]: invoice.type,
      'cbc:Note': invoice.note,
      'cbc:DocumentCurrencyCode': currency,
      'cbc:BuyerReference': invoice.buyerReference,
      'cac:InvoicePeriod': makePeriod(invoice.period),
      'cac:BillingReference': invoice.preceding.map(
        ({ number, issuedOn }): XmlNode => ({
          'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
        }),
      ),
      'cac:AccountingSupplierParty': { 'cac:Party': makeSeller(seller) },
      'cac:AccountingCustomerParty': { 'cac:Party': makeBuyer(buyer) },
      'cac:Delivery': { 'cbc:ActualDeliveryDate': invoice.period.until },
      'cac:PaymentMeans': {
        'cbc:PaymentMeansCode': payment.means,
        'cbc:PaymentID': invoice.number,
        'cac:PayeeFinancialAccount': {
          'cbc:ID': payment.iban,
          'cbc:Name': payment.iban && seller.name,
          'cac:FinancialInstitutionBranch': { 'cbc:ID': payment.bic },
        },
      },
      'cac:PaymentTerms': { 'cbc:Note': invoice.terms },
      'cac:TaxTotal': {
        'cbc:TaxAmount': amount(totals.vatCents),
        'cac:TaxSubtotal': invoice.taxes.map(
          (tax): XmlNode => ({
            'cbc:TaxableAmount': amount(tax.netCents),
            'cbc:TaxAmount': amount(tax.vatCents),
            'cac:TaxCategory': makeCategory(tax, tax),
          }),
        ),
      },
      'cac:LegalMonetaryTotal': {
        'cbc:LineExtensionAmount': amount(totals.netCents),
        'cbc:TaxExclusiveAmount': amount(totals.netCents),
        'cbc:TaxInclusiveAmount': amount(totals.grossCents),
        'cbc:PrepaidAmount': totals.paidCents === 0 ? undefined : amount(totals.paidCents),
        'cbc:PayableAmount': amount(totals.dueCents),
      },
      [`cac:${name}Line`]: invoice.lines.map((line) => makeLine(line, name, currency)),
    },
  )
}

function makeLine(line: EInvoiceLine, name: 'Invoice' | 'CreditNote', currency: string): XmlNode {
  const quantity = name === 'Invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity'
  return {
    'cbc:ID': line.id,
    [quantity]: { '@_unitCode': line.unit, '#text': String(line.quantity) },
    'cbc:LineExtensionAmount': amountIn(currency)(line.netCents),
    'cac:InvoicePeriod': line.period ? makePeriod(line.period) : undefined,
    'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': makeCategory(line) },
    'cac:Price': {
      'cbc:PriceAmount': { '@_currencyID': currency, '#text': priceText(line.priceCents, currency) },
    },
  }
}

function makeSeller(seller: EInvoice['seller']): XmlNode {
  return {
    'cbc:EndpointID': emailAddress(seller.email),
    'cac:PartyIdentification': { 'cbc:ID': seller.id },
    'cac:PartyName': { 'cbc:Name': seller.tradingName },
    'cac:PostalAddress': makeAddress(seller.address),
    'cac:PartyTaxScheme': [taxScheme(seller.vatId, 'VAT'), taxScheme(seller.taxNumber, 'FC')],
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      'cbc:CompanyID': seller.registerNumber,
      'cbc:CompanyLegalForm': seller.registerCourt,
    },
    'cac:Contact': {
      'cbc:Name': seller.name,
      'cbc:Telephone': seller.phone,
      'cbc:ElectronicMail': seller.email,
    },
  }
}

function makeBuyer(buyer: EInvoice['buyer']): XmlNode {
  return {
    'cbc:EndpointID': emailAddress(buyer.email),
    'cac:PostalAddress': makeAddress(buyer.address),
    'cac:PartyTaxScheme': taxScheme(buyer.vatId, 'VAT'),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
    'cac:Contact': { 'cbc:Name': buyer.contact },
  }
}

function taxScheme(id: string, scheme: 'VAT' | 'FC'): XmlNode {
  return id === '' ? undefined : { 'cbc:CompanyID': id, 'cac:TaxScheme': { 'cbc:ID': scheme } }
}

function makeAddress({ lines: [first, second], postalCode, city, country }: EInvoiceAddress): XmlNode {
  return {
    'cbc:StreetName': first,
    'cbc:AdditionalStreetName': second,
    'cbc:CityName': city,
    'cbc:PostalZone': postalCode,
    'cac:Country': { 'cbc:IdentificationCode': country },
  }
}

/** Items outside the scope of VAT have no rate (BR-O-05); only the totals of an invoice give the reason. */
function makeCategory(
  { category, rateBps }: Pick<EInvoiceTax, 'category' | 'rateBps'>,
  why: Partial<Pick<EInvoiceTax, 'reason' | 'reasonCode'>> = {},
): XmlNode {
  return {
    'cbc:ID': category,
    'cbc:Percent': category === 'O' ? undefined : percentText(rateBps),
    'cbc:TaxExemptionReasonCode': why.reasonCode,
    'cbc:TaxExemptionReason': why.reason,
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  }
}

function makePeriod({ from, until }: EInvoice['period']): XmlNode {
  return { 'cbc:StartDate': from, 'cbc:EndDate': until }
}

function amountIn(currency: string) {
  return (cents: number): XmlNode => ({ '@_currencyID': currency, '#text': amountText(cents, currency) })
}

function emailAddress(email: string): XmlNode {
  return { '@_schemeID': 'EM', '#text': email }
}
