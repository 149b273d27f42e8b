import { type NavigateOptions, useNavigate } from 'react-router'

/**
 * Changes parts of the address as the browser shows it now: a click a moment ago may have changed it while the page
 * before is still drawn.
 */
export function useAddressParts<Parts>(
  withParts: (search: string, parts: Parts) => string,
  options?: NavigateOptions,
): (parts: Parts) => void {
  const navigate = useNavigate()
  return (parts) => navigate({ search: withParts(window.location.search, parts) }, options)
}
