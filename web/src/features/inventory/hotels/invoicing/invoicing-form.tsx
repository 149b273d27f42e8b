import { invoiceNeedNames } from '@roomlark/contract/bookings/invoice-need-words'
import { listIssuerGaps, taxNoteExample } from '@roomlark/contract/bookings/invoice-needs'
import { type Invoicing, InvoicingInput, invoicingLimits } from '@roomlark/contract/bookings/invoicing'
import { countries, sayCountry } from '@roomlark/contract/places'
import { say } from '@roomlark/contract/say'
import { useSaveInvoicing } from '../../../../data/invoices.ts'
import { listWords } from '../../../../lib/list-words.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { Note } from '../../../../ui/note.tsx'

type InvoicingFormProps = { hotelId: string; settings: Invoicing; mayChange: boolean }

export function InvoicingForm({ hotelId, settings, mayChange }: InvoicingFormProps) {
  const saving = useSaveInvoicing(hotelId)
  const { version, hotelCountry, chargesVat, ...values } = settings
  const form = useContractForm({
    schema: InvoicingInput,
    values: { ...values, dueDays: String(values.dueDays), reminderDays: values.reminderDays.map(String) },
    read: (typed) => ({
      ...typed,
      prefix: typed.prefix.toUpperCase(),
      dueDays: parseDays(typed.dueDays),
      reminderDays: typed.reminderDays.map(parseDays),
    }),
    send: (input) => saving.mutateAsync({ ...input, version }),
    done: say('Saved for future invoices.'),
    failed: say('That was not saved. Please try again.'),
  })
  const missing = listIssuerGaps(hotelCountry, form.watch(), chargesVat ? 'charged' : 'none')
  const example = taxNoteExample(hotelCountry)
  const fields = 'grid items-start gap-5 md:grid-cols-2'
  return (
    <FormBody form={form} className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
      {missing.length > 0 ? (
        <Note tone="warning" icon={<CircleAlert />}>
          {say('Before an invoice can be issued in {country}, this has to be entered: {fields}.', {
            country: sayCountry(hotelCountry),
            fields: listWords(missing.map((need) => invoiceNeedNames[need])),
          })}
        </Note>
      ) : null}
      <fieldset disabled={!mayChange} className="contents">
        <Card>
          <CardHead title={say('Company')} subtitle={say('The seller, by its full legal name')} />
          <div className={fields}>
            <form.Text name="company" label={say('Company')} className="md:col-span-2" />
            <form.Text name="streetAddress" label={say('Street and number')} className="md:col-span-2" />
            <form.Text name="postalCode" label={say('Postal code')} />
            <form.Text name="city" label={say('City')} />
            <form.Select name="country" label={say('Country')}>
              {countries().map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </form.Select>
            <form.Text name="email" label={say('Email')} inputMode="email" />
          </div>
        </Card>
        <Card>
          <CardHead title={say('Taxes and register')} subtitle={say('As registered with the authorities')} />
          <div className={fields}>
            <form.Text name="vatId" label={say('VAT id')} />
            <form.Text
              name="taxNumber"
              label={say('Tax number')}
              hint={say('If the company has no VAT id, or your tax office asks for both.')}
            />
            <form.Text
              name="registerCourt"
              label={say('Register court')}
              hint={say('Who keeps the register, such as Amtsgericht München or RCS Nice.')}
            />
            <form.Text
              name="registerNumber"
              label={say('Register number')}
              hint={say('Such as HRB 123456 or REA NA-123456.')}
            />
            <form.Area
              name="taxNote"
              label={say('Why no VAT is charged')}
              rows={2}
              className="md:col-span-2"
              hint={
                example
                  ? say('Only if you charge none. Small businesses write: {example}', { example })
                  : say('Only if you charge none. It stands below the taxes.')
              }
            />
          </div>
        </Card>
        <Card>
          <CardHead title={say('Paying later')} subtitle={say('For companies that pay by invoice')} />
          <div className={fields}>
            <form.Text name="iban" label={say('IBAN')} />
            <form.Text name="bic" label={say('BIC')} />
            <form.Text name="bankName" label={say('Bank')} />
            <form.Text
              name="dueDays"
              label={say('To be paid within')}
              inputMode="numeric"
              unit={say('days')}
            />
            <form.Area
              name="terms"
              label={say('Payment terms')}
              rows={2}
              className="md:col-span-2"
              hint={say('Such as what a late payment costs. In France the law asks for it.')}
            />
          </div>
        </Card>
        <Card>
          <CardHead
            title={say('Reminders')}
            subtitle={say('For overdue invoices, by email with the invoice attached')}
          />
          <div className="grid items-start gap-5 md:grid-cols-3">
            {[say('First reminder'), say('Second reminder'), say('Third reminder')].map((label, step) => (
              <form.Text
                key={label}
                name={`reminderDays.${step}`}
                label={label}
                inputMode="numeric"
                unit={say('days')}
              />
            ))}
          </div>
          <p className="mt-2 text-sm text-muted">{say('Days after the invoice was to be paid.')}</p>
          <div className="mt-4">
            <form.Switch
              name="remindsAutomatically"
              label={say('Send reminders automatically')}
              hint={say(
                'On their days, also for invoices that are overdue already. Otherwise you send them yourself.',
              )}
            />
          </div>
        </Card>
        <Card>
          <CardHead
            title={say('E-invoices')}
            subtitle={say('Invoices as data that accounting software and authorities can read')}
          />
          <div className={fields}>
            <form.Select
              name="eInvoice"
              label={say('Attach the e-invoice')}
              options={{
                none: say('No, only the PDF'),
                'factur-x': say('Factur-X (ZUGFeRD), inside the PDF'),
                xrechnung: say('XRechnung, beside the PDF'),
              }}
              hint={say(
                'Attached to the email when the invoice has every required field. Both formats can also be downloaded.',
              )}
            />
          </div>
        </Card>
        <Card>
          <CardHead title={say('Numbers and closing text')} />
          <div className={fields}>
            <form.Text
              name="prefix"
              label={say('Numbers begin with')}
              maxLength={invoicingLimits.prefix}
              hint={say('VM gives VM-2026-0418. Numbers have no gaps within a year.')}
            />
            <form.Area name="closing" label={say('Closing text')} rows={2} className="md:col-span-2" />
          </div>
        </Card>
      </fieldset>
      {mayChange ? <SaveRow>{say('Save')}</SaveRow> : null}
    </FormBody>
  )
}

function parseDays(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null
}
