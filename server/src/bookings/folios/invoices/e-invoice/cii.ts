import type { EInvoice, EInvoiceAddress, EInvoiceLine, EInvoiceTax } from './e-invoice.ts'
import { amountText, percentText, priceText, writeXml, type XmlNode } from './xml.ts'

const namespace = 'urn:un:unece:uncefact:data:standard'

/** Writes UN/CEFACT Cross Industry Invoice D16B, as Factur-X embeds it. Elements stand in the order of the schema. */
export function writeCii(invoice: EInvoice): string {
  return writeXml(
    'rsm:CrossIndustryInvoice',
    {
      'xmlns:rsm': `${namespace}:CrossIndustryInvoice:100`,
      'xmlns:ram': `${namespace}:ReusableAggregateBusinessInformationEntity:100`,
      'xmlns:qdt': `${namespace}:QualifiedDataType:100`,
      'xmlns:udt': `${namespace}:UnqualifiedDataType:100`,
    },
    {
      'rsm:ExchangedDocumentContext': {
        'ram:GuidelineSpecifiedDocumentContextParameter': { 'ram:ID': 'urn:cen.eu:en16931:2017' },
      },
      'rsm:ExchangedDocument': {
        'ram:ID': invoice.number,
        'ram:TypeCode': invoice.type,
        'ram:IssueDateTime': { 'udt:DateTimeString': day(invoice.issuedOn) },
        'ram:IncludedNote': { 'ram:Content': invoice.note },
      },
      'rsm:SupplyChainTradeTransaction': {
        'ram:IncludedSupplyChainTradeLineItem': invoice.lines.map((line) => makeLine(line, invoice.currency)),
        'ram:ApplicableHeaderTradeAgreement': {
          'ram:BuyerReference': invoice.buyerReference,
          'ram:SellerTradeParty': makeSeller(invoice.seller),
          'ram:BuyerTradeParty': makeBuyer(invoice.buyer),
        },
        'ram:ApplicableHeaderTradeDelivery': {
          'ram:ActualDeliverySupplyChainEvent': {
            'ram:OccurrenceDateTime': { 'udt:DateTimeString': day(invoice.period.until) },
          },
        },
        'ram:ApplicableHeaderTradeSettlement': makeSettlement(invoice),
      },
    },
  )
}

function makeLine(line: EInvoiceLine, currency: string): XmlNode {
  return {
    'ram:AssociatedDocumentLineDocument': { 'ram:LineID': line.id },
    'ram:SpecifiedTradeProduct': { 'ram:Name': line.name },
    'ram:SpecifiedLineTradeAgreement': {
      'ram:NetPriceProductTradePrice': { 'ram:ChargeAmount': priceText(line.priceCents, currency) },
    },
    'ram:SpecifiedLineTradeDelivery': {
      'ram:BilledQuantity': { '@_unitCode': line.unit, '#text': String(line.quantity) },
    },
    'ram:SpecifiedLineTradeSettlement': {
      'ram:ApplicableTradeTax': {
        'ram:TypeCode': 'VAT',
        'ram:CategoryCode': line.category,
        'ram:RateApplicablePercent': formatRate(line),
      },
      'ram:BillingSpecifiedPeriod': line.period ? makePeriod(line.period) : undefined,
      'ram:SpecifiedTradeSettlementLineMonetarySummation': {
        'ram:LineTotalAmount': amountText(line.netCents, currency),
      },
    },
  }
}

function makeSeller(seller: EInvoice['seller']): XmlNode {
  return {
    'ram:ID': seller.id,
    'ram:Name': seller.name,
    'ram:Description': seller.registerCourt,
    'ram:SpecifiedLegalOrganization': {
      'ram:ID': seller.registerNumber,
      'ram:TradingBusinessName': seller.tradingName,
    },
    'ram:DefinedTradeContact': {
      'ram:PersonName': seller.phone && seller.name,
      'ram:TelephoneUniversalCommunication': { 'ram:CompleteNumber': seller.phone },
      'ram:EmailURIUniversalCommunication': { 'ram:URIID': seller.phone && seller.email },
    },
    'ram:PostalTradeAddress': makeAddress(seller.address),
    'ram:URIUniversalCommunication': { 'ram:URIID': emailAddress(seller.email) },
    'ram:SpecifiedTaxRegistration': [
      { 'ram:ID': { '@_schemeID': 'VA', '#text': seller.vatId } },
      { 'ram:ID': { '@_schemeID': 'FC', '#text': seller.taxNumber } },
    ],
  }
}

function makeBuyer(buyer: EInvoice['buyer']): XmlNode {
  return {
    'ram:Name': buyer.name,
    'ram:DefinedTradeContact': { 'ram:PersonName': buyer.contact },
    'ram:PostalTradeAddress': makeAddress(buyer.address),
    'ram:URIUniversalCommunication': { 'ram:URIID': emailAddress(buyer.email) },
    'ram:SpecifiedTaxRegistration': { 'ram:ID': { '@_schemeID': 'VA', '#text': buyer.vatId } },
  }
}

function makeAddress({ lines: [first, second], postalCode, city, country }: EInvoiceAddress): XmlNode {
  return {
    'ram:PostcodeCode': postalCode,
    'ram:LineOne': first,
    'ram:LineTwo': second,
    'ram:CityName': city,
    'ram:CountryID': country,
  }
}

function makeSettlement(invoice: EInvoice): XmlNode {
  const { currency, payment, totals } = invoice
  const amount = (cents: number) => amountText(cents, currency)
  return {
    'ram:PaymentReference': invoice.number,
    'ram:InvoiceCurrencyCode': currency,
    'ram:SpecifiedTradeSettlementPaymentMeans': {
      'ram:TypeCode': payment.means,
      'ram:PayeePartyCreditorFinancialAccount': {
        'ram:IBANID': payment.iban,
        'ram:AccountName': payment.iban && invoice.seller.name,
      },
      'ram:PayeeSpecifiedCreditorFinancialInstitution': { 'ram:BICID': payment.bic },
    },
    'ram:ApplicableTradeTax': invoice.taxes.map(
      (tax): XmlNode => ({
        'ram:CalculatedAmount': amount(tax.vatCents),
        'ram:TypeCode': 'VAT',
        'ram:ExemptionReason': tax.reason,
        'ram:BasisAmount': amount(tax.netCents),
        'ram:CategoryCode': tax.category,
        'ram:ExemptionReasonCode': tax.reasonCode,
        'ram:RateApplicablePercent': formatRate(tax),
      }),
    ),
    'ram:BillingSpecifiedPeriod': makePeriod(invoice.period),
    'ram:SpecifiedTradePaymentTerms': {
      'ram:Description': invoice.terms,
      'ram:DueDateDateTime': { 'udt:DateTimeString': day(invoice.dueOn) },
    },
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
      'ram:LineTotalAmount': amount(totals.netCents),
      'ram:TaxBasisTotalAmount': amount(totals.netCents),
      'ram:TaxTotalAmount': { '@_currencyID': currency, '#text': amount(totals.vatCents) },
      'ram:GrandTotalAmount': amount(totals.grossCents),
      'ram:TotalPrepaidAmount': totals.paidCents === 0 ? undefined : amount(totals.paidCents),
      'ram:DuePayableAmount': amount(totals.dueCents),
    },
    'ram:InvoiceReferencedDocument': invoice.preceding.map(
      ({ number, issuedOn }): XmlNode => ({
        'ram:IssuerAssignedID': number,
        'ram:FormattedIssueDateTime': { 'qdt:DateTimeString': day(issuedOn) },
      }),
    ),
  }
}

function makePeriod({ from, until }: EInvoice['period']): XmlNode {
  return {
    'ram:StartDateTime': { 'udt:DateTimeString': day(from) },
    'ram:EndDateTime': { 'udt:DateTimeString': day(until) },
  }
}

/** Items outside the scope of VAT have no rate (BR-O-05). */
function formatRate({ category, rateBps }: Pick<EInvoiceTax, 'category' | 'rateBps'>): string | undefined {
  return category === 'O' ? undefined : percentText(rateBps)
}

/** Format 102 is `20260801`. */
function day(date: string): XmlNode {
  return { '@_format': '102', '#text': date.replaceAll('-', '') }
}

function emailAddress(email: string): XmlNode {
  return { '@_schemeID': 'EM', '#text': email }
}
