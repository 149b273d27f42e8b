import { supportEmail } from '@roomlark/contract/contact'
import { operatorPath } from '@roomlark/contract/platform/legal-paths'
import type { GuestMailContent } from './guest-content.ts'
import type { GuestMailTexts } from './guest-texts.ts'

type Closing = { why: string; publicUrl: string; subject: string; at: Date; operator?: string }

/** Returns the end of every email to a guest. */
export function closing(
  texts: GuestMailTexts,
  { why, publicUrl, subject, at, operator = '' }: Closing,
): Pick<GuestMailContent, 'footer' | 'line'> {
  return {
    footer: {
      why,
      links: [
        { label: texts.footer.privacy, link: `${publicUrl}/privacy-policy` },
        { label: texts.footer.operator, link: `${publicUrl}${operatorPath}` },
        {
          label: texts.footer.support,
          link: `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`,
        },
      ],
      operator,
      year: at.getUTCFullYear(),
    },
    line: texts.line,
  }
}
