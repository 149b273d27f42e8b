/**
 * Keeps the way to a booking in the frame of the hotel's website and opens everything else in a tab: no other page of ours
 * may be framed.
 */
export function openOthersInTabs(slug: string): void {
  const isOnTheWay = ({ origin, pathname }: HTMLAnchorElement) =>
    origin === location.origin &&
    (pathname === location.pathname ||
      pathname === `/stays/${slug}` ||
      pathname.startsWith('/stays/checkout/'))
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link && !isOnTheWay(link)) link.target = '_blank'
    },
    true,
  )
}
