import { type GuestLanguage, guestLanguages } from '@roomlark/contract/guest-languages'
import type { BulletinText } from '@roomlark/contract/platform/bulletins'
import { say } from '@roomlark/contract/say'
import { Megaphone } from '../../../../ui/icons/megaphone.ts'

type BulletinPreviewProps = {
  language: GuestLanguage
  text: BulletinText
  /** There is no text in this language, so English is shown. */
  isEnglish: boolean
}

/** An announcement as it stands among the notifications of its readers. */
export function BulletinPreview({ language, text, isEnglish }: BulletinPreviewProps) {
  return (
    <section aria-label={say('Preview')}>
      <p className="mb-1.5 text-sm text-muted">
        {isEnglish
          ? say('What readers of {language} see: English', { language: guestLanguages[language] })
          : say('What readers of {language} see', { language: guestLanguages[language] })}
      </p>
      <div
        lang={isEnglish ? 'en' : language}
        className="flex gap-3.5 rounded-lg border border-border bg-surface px-5 py-3"
      >
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-accent-soft text-accent-text"
        >
          <Megaphone className="size-5" strokeWidth={1.75} />
        </span>
        <span className="min-w-0">
          <span className="block font-[560] wrap-anywhere">{text.title || say('Title')}</span>
          <span className="block text-sm wrap-anywhere whitespace-pre-line text-muted">
            {text.body || say('Text')}
          </span>
        </span>
      </div>
    </section>
  )
}
