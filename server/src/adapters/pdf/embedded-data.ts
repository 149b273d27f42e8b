import type { PdfData } from './document.ts'

/** Options by which PDFKit writes a PDF/A-3, the only kind of PDF for archives that may have other files in it. */
export const archiveOptions = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const

/** Embeds an invoice as Factur-X 1.0 asks for it: as another form of the paper, named in the metadata. */
export function embedData(doc: PDFKit.PDFDocument, { xml, description }: PdfData, madeAt: Date): void {
  const options = {
    name: 'factur-x.xml',
    type: 'text/xml',
    description,
    creationDate: madeAt,
    modifiedDate: madeAt,
    // The types of PDFKit do not know it yet.
    relationship: 'Alternative',
  }
  doc.file(Buffer.from(xml), options)
  doc.appendXML(facturXProperties)
  doc.appendXML(facturXSchema)
}

const facturX = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#'

const facturXProperties = `
  <rdf:Description rdf:about="" xmlns:fx="${facturX}">
    <fx:DocumentType>INVOICE</fx:DocumentType>
    <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
    <fx:Version>1.0</fx:Version>
    <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
  </rdf:Description>`

/** Properties that PDF/A does not know itself have to be described in the file. */
const facturXSchema = `
  <rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
      xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
    <pdfaExtension:schemas>
      <rdf:Bag>
        <rdf:li rdf:parseType="Resource">
          <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
          <pdfaSchema:namespaceURI>${facturX}</pdfaSchema:namespaceURI>
          <pdfaSchema:prefix>fx</pdfaSchema:prefix>
          <pdfaSchema:property>
            <rdf:Seq>
              ${describeProperty('DocumentFileName', 'The name of the embedded XML document')}
              ${describeProperty('DocumentType', 'The type of the hybrid document in capital letters, such as INVOICE')}
              ${describeProperty('Version', 'The version of the standard of the embedded XML document')}
              ${describeProperty('ConformanceLevel', 'The conformance level of the embedded XML document')}
            </rdf:Seq>
          </pdfaSchema:property>
        </rdf:li>
      </rdf:Bag>
    </pdfaExtension:schemas>
  </rdf:Description>`

function describeProperty(name: string, description: string): string {
  return `<rdf:li rdf:parseType="Resource">
                <pdfaProperty:name>${name}</pdfaProperty:name>
                <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                <pdfaProperty:category>external</pdfaProperty:category>
                <pdfaProperty:description>${description}</pdfaProperty:description>
              </rdf:li>`
}
