-- What each review adds to the scores of its hotel: it counts from its publication on, unless it was found to be fraud.
CREATE OR REPLACE VIEW counted_reviews AS
SELECT id, hotel_id, 1 AS reviews, score AS score_sum,
       coalesce(room, 0) AS room_sum, (room IS NOT NULL)::integer AS room_count,
       coalesce(cleanliness, 0) AS cleanliness_sum, (cleanliness IS NOT NULL)::integer AS cleanliness_count,
       coalesce(staff, 0) AS staff_sum, (staff IS NOT NULL)::integer AS staff_count,
       coalesce(place, 0) AS place_sum, (place IS NOT NULL)::integer AS place_count,
       coalesce(value, 0) AS value_sum, (value IS NOT NULL)::integer AS value_count,
       (score = 1)::integer AS score_1, (score = 2)::integer AS score_2, (score = 3)::integer AS score_3,
       (score = 4)::integer AS score_4, (score = 5)::integer AS score_5
FROM reviews WHERE published_at IS NOT NULL AND removal_reason IS DISTINCT FROM 'fraud';
