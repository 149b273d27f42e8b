import { type GuestLanguage, guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import { type Bulletin, BulletinInput, bulletinLimits } from '@roomlark/contract/platform/bulletins'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useSaveBulletin } from '../../../../data/bulletins.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { ChoiceSegments } from '../../../../ui/choice-segments.tsx'
import { BulletinPreview } from './bulletin-preview.tsx'
import { audienceWords } from './bulletin-words.ts'

type Typed = {
  audience: BulletinInput['audience']
  texts: Record<GuestLanguage, { title: string; body: string }>
}

const languages = guestLanguageCodes.map((value) => ({ value, label: guestLanguages[value] }))
const blank = { title: '', body: '' }

/** A language in which nothing was written is left out, unless it is English. */
function readTyped({ audience, texts }: Typed) {
  const written = Object.entries(texts).filter(
    ([language, { title, body }]) => language === 'en' || title.trim() !== '' || body.trim() !== '',
  )
  return { audience, texts: Object.fromEntries(written) }
}

type BulletinDialogProps = { bulletin: Bulletin | null; onClose: () => void }

/** An announcement in every language, with what its readers will see. */
export function BulletinDialog({ bulletin, onClose }: BulletinDialogProps) {
  const saving = useSaveBulletin(bulletin?.id)
  const saved = bulletin?.texts
  const [language, setLanguage] = useState<GuestLanguage>('en')
  const form = useContractForm<Typed, BulletinInput>({
    schema: BulletinInput,
    values: {
      audience: bulletin?.audience ?? 'both',
      texts: {
        en: saved?.en ?? blank,
        es: saved?.es ?? blank,
        de: saved?.de ?? blank,
        fr: saved?.fr ?? blank,
        it: saved?.it ?? blank,
      },
    },
    read: readTyped,
    send: (input) => saving.mutateAsync({ ...input, ...(bulletin && { version: bulletin.version }) }),
    done: say('The announcement is saved.'),
    failed: say('The announcement was not saved. Please try again.'),
  })
  const faulty = guestLanguageCodes.filter((code) => form.formState.errors.texts?.[code])
  const { texts } = form.watch()
  const own = texts[language].title || texts[language].body ? texts[language] : texts.en
  return (
    <FormDialog
      form={form}
      title={bulletin ? say('Edit announcement') : say('New announcement')}
      description={say(
        'Readers get a notification, and an email if they want one. Languages that you leave empty fall back to English.',
      )}
      submitLabel={bulletin?.state === 'scheduled' ? say('Save') : say('Save draft')}
      onClose={onClose}
    >
      <form.Select name="audience" label={say('For##announcement')} options={audienceWords} />
      <ChoiceSegments label={say('Language')} value={language} choices={languages} onChoose={setLanguage} />
      {faulty.some((code) => code !== language) ? (
        <p className="text-sm text-error-text">
          {say('Something is missing in: {languages}', {
            languages: faulty.map((code) => guestLanguages[code]).join(', '),
          })}
        </p>
      ) : null}
      <div key={language} lang={language} className="grid gap-[18px]">
        <form.Text name={`texts.${language}.title`} label={say('Title')} />
        <form.Area
          name={`texts.${language}.body`}
          label={say('Text')}
          rows={5}
          hint={say('Up to {count} characters, with an empty line between paragraphs', {
            count: bulletinLimits.body,
          })}
        />
      </div>
      <BulletinPreview language={language} text={own} isEnglish={own === texts.en && language !== 'en'} />
    </FormDialog>
  )
}
