-- What a group still holds, room by room, each for nights without a gap. The id is the same as long as it is the same.
CREATE OR REPLACE VIEW group_holds AS
  SELECT md5(group_id::text || room_type_id || room || min(night))::uuid AS id, group_id, room_type_id,
         min(night) AS from_on, max(night) + 1 AS until_on
  FROM (
    SELECT n.group_id, n.room_type_id, n.night, room,
           n.night - (row_number() OVER (PARTITION BY n.group_id, n.room_type_id, room ORDER BY n.night))::integer AS run
    FROM group_nights n CROSS JOIN LATERAL generate_series(1, n.held) AS room
  ) AS nights
  GROUP BY group_id, room_type_id, room, run;
