import type { SearchPlace } from '@roomlark/contract/guest-site/search'
import type { Sql } from '../../../db/database.ts'

/**
 * Lowers the threshold, because a word of six letters with two of them swapped shares less than half of its
 * trigrams.
 */
export async function loosenSimilarity(sql: Sql): Promise<void> {
  await sql`SET LOCAL pg_trgm.word_similarity_threshold = 0.4`
}

/**
 * Selects places whose names contain or resemble what was typed, and countries that were named in another
 * language. Those that begin with the text come first, then the most similar ones, then those with the most
 * hotels.
 */
export async function selectPlacesLike(
  sql: Sql,
  { text, country, countries }: { text: string; country: string | null; countries: string[] },
  limit: number,
): Promise<SearchPlace[]> {
  return sql<SearchPlace[]>`
    WITH typed AS MATERIALIZED (
      SELECT fold(${text}) AS words, regexp_replace(fold(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%' AS beginning
    ), alike AS (
      (SELECT place, kind, name, country, NULL::text AS city, hotels, folded_name,
              folded_name LIKE beginning OR place = ANY(${countries}::text[]) AS begins,
              CASE WHEN place = ANY(${countries}::text[]) THEN 1 ELSE word_similarity(words, folded_name) END AS likeness
       FROM search_places, typed
       WHERE (folded_name LIKE beginning OR words <% folded_name OR place = ANY(${countries}::text[]))
         AND (${country}::text IS NULL OR country = ${country})
       ORDER BY begins DESC, likeness DESC, hotels DESC
       LIMIT ${limit})
      UNION ALL
      (SELECT 'hotel:' || slug, 'hotel', name, country, city, 1, folded_name, folded_name LIKE beginning AS begins,
              word_similarity(words, folded_name) AS likeness
       FROM search_hotels, typed
       WHERE (folded_name LIKE beginning OR words <% folded_name)
         AND (${country}::text IS NULL OR country = ${country})
       ORDER BY begins DESC, likeness DESC, folded_name
       LIMIT ${limit})
    )
    SELECT place, kind, name, country, city, hotels FROM alike
    ORDER BY begins DESC, round(likeness::numeric, 1) DESC, kind = 'hotel', hotels DESC, folded_name, place
    LIMIT ${limit}`
}

export async function selectPlace(sql: Sql, place: string): Promise<SearchPlace | undefined> {
  const [row] = await sql<SearchPlace[]>`
    SELECT place, kind, name, country, NULL AS city, hotels FROM search_places WHERE place = ${place}
    UNION ALL
    SELECT 'hotel:' || slug, 'hotel', name, country, city, 1 FROM search_hotels
    WHERE slug = ${place.startsWith('hotel:') ? place.slice('hotel:'.length) : null}`
  return row
}

/** Selects the city of a hotel, the country, and the cities of the country with the most hotels. */
export async function selectWiderPlaces(
  sql: Sql,
  { place, country }: SearchPlace,
  limit: number,
): Promise<SearchPlace[]> {
  return sql<SearchPlace[]>`
    WITH around AS (
      SELECT p.*, s.city_place IS NOT NULL AS is_own
      FROM search_places p
        LEFT JOIN search_hotels s ON s.slug = ${place.replace(/^hotel:/, '')} AND s.city_place = p.place
      WHERE p.country = ${country} AND p.place <> ${place}
    )
    SELECT place, kind, name, country, NULL AS city, hotels FROM around
    ORDER BY is_own DESC, kind = 'country' DESC, hotels DESC, place LIMIT ${limit}`
}

export async function selectPopularPlaces(sql: Sql, limit: number): Promise<SearchPlace[]> {
  return sql<SearchPlace[]>`
    SELECT place, kind, name, country, NULL AS city, hotels FROM search_places
    WHERE kind = 'city' ORDER BY hotels DESC, place LIMIT ${limit}`
}

/** In an address a space is a hyphen, so names with either are tried. */
export async function selectCityBySlug(
  sql: Sql,
  country: string,
  slug: string,
): Promise<SearchPlace | undefined> {
  const [row] = await sql<SearchPlace[]>`
    SELECT place, kind, name, country, NULL AS city, hotels FROM search_places
    WHERE kind = 'city' AND country = ${country} AND replace(split_part(place, ':', 3), ' ', '-') = ${slug}
    ORDER BY hotels DESC, place LIMIT 1`
  return row
}

export async function selectCityOfHotel(sql: Sql, slug: string): Promise<SearchPlace | undefined> {
  const [row] = await sql<SearchPlace[]>`
    SELECT p.place, p.kind, p.name, p.country, NULL AS city, p.hotels
    FROM search_hotels h JOIN search_places p ON p.place = h.city_place WHERE h.slug = ${slug}`
  return row
}

export async function selectAllPlaces(sql: Sql, limit: number): Promise<SearchPlace[]> {
  return sql<SearchPlace[]>`
    SELECT place, kind, name, country, NULL AS city, hotels FROM search_places
    ORDER BY hotels DESC, place LIMIT ${limit}`
}
