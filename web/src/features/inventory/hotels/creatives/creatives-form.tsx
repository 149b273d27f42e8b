import { type GuestLanguage, guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import { CreativesInput, type HotelCreatives } from '@roomlark/contract/partners/creatives'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSaveCreatives } from '../../../../data/creatives.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { SaveRow } from '../../../../parts/form/save-row.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { type CreativeFields, readFields, toFields } from './creative-fields.ts'

const languages = guestLanguageCodes.map((value) => ({ value, label: guestLanguages[value] }))

type CreativesFormProps = { hotelId: string; creatives: HotelCreatives }

export function CreativesForm({ hotelId, creatives }: CreativesFormProps) {
  const save = useSaveCreatives(hotelId)
  const [language, setLanguage] = useState<GuestLanguage>('en')
  const form = useContractForm<CreativeFields, CreativesInput>({
    schema: CreativesInput,
    values: toFields(creatives),
    read: (typed) => readFields(typed, creatives.version),
    send: (input) => save.mutateAsync(input),
    done: say('Saved. Your partners find it with their links.'),
    failed: say('The creatives were not saved. Please try again.'),
  })
  return (
    <FormBody form={form} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <span className="text-sm text-muted">{say('Words in')}</span>
        <ChoiceSegments label={say('Language')} value={language} choices={languages} onChoose={setLanguage} />
      </div>
      <Card>
        <CardHead title={say('Pictures')} subtitle={say('Partners see only released pictures')} />
        {creatives.images.length === 0 ? (
          <p className="text-muted">{say('Add pictures to the hotel first.')}</p>
        ) : (
          <ul className="grid gap-5 md:grid-cols-2">
            {creatives.images.map(({ id, smallUrl, caption }, place) => (
              <li key={id} className="grid gap-3">
                <img src={smallUrl} alt={caption} className="aspect-[4/3] w-full rounded-md object-cover" />
                <form.Switch
                  name={`images.${place}.isReleased`}
                  label={say('Partners may use it')}
                  hint={caption}
                />
                <form.Text name={`images.${place}.credit`} label={say('Credit (optional)')} />
                <form.Text
                  key={language}
                  name={`images.${place}.altTexts.${language}`}
                  label={say('What it shows, in {language}', { language: guestLanguages[language] })}
                />
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card>
        <CardHead
          title={say('Texts')}
          subtitle={say('Partners can copy them in each language you provide')}
        />
        <div key={language} className="grid gap-[18px]">
          <form.Area
            name={`texts.${language}.short`}
            label={say('Short text, in {language}', { language: guestLanguages[language] })}
            hint={say('One sentence, as it stands in banners.')}
          />
          <form.Area
            name={`texts.${language}.long`}
            label={say('Long text, in {language}', { language: guestLanguages[language] })}
            rows={6}
          />
        </div>
      </Card>
      <Card>
        <CardHead title={say('Brand rules')} subtitle={say('What partners must and must not do')} />
        <form.Area name="brandRules" label={say('Your rules (optional)')} rows={5} />
      </Card>
      <SaveRow>{say('Save creatives')}</SaveRow>
    </FormBody>
  )
}
