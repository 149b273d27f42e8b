import { supportEmail } from '@roomlark/contract/contact'
import type { GuestMailContent } from './guest-content.ts'
import type { GuestMailTexts } from './guest-texts.ts'

/** Returns the end of every email to a guest. */
export function closing(
  texts: GuestMailTexts,
  { why, publicUrl, subject, at }: { why: string; publicUrl: string; subject: string; at: Date },
): Pick<GuestMailContent, 'footer' | 'line'> {
  return {
    footer: {
      why,
      links: [
        { label: texts.footer.privacy, link: `${publicUrl}/privacy-policy` },
        {
          label: texts.footer.support,
          link: `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`,
        },
      ],
      year: at.getUTCFullYear(),
    },
    line: texts.line,
  }
}
