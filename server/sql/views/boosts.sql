-- What a booking still has of its boosted nights, at today's price. A night that was given up and is booked again is
-- boosted again; a room that was added later is not, and a guest who is moved to another room keeps the boost.
CREATE OR REPLACE VIEW boosted_booking_nights AS
SELECT booking_id, stay_id, night, boost_id, boost_bps, price_cents, taken
FROM (SELECT f.booking_id, n.stay_id, f.night, f.boost_id, f.boost_bps, f.rooms, n.price_cents, n.taken,
             row_number() OVER (PARTITION BY f.booking_id, f.boost_id, f.night
                                ORDER BY s.room_type_id = b.room_type_id DESC, n.taken DESC, n.price_cents DESC,
                                         n.stay_id) AS place
      FROM booking_boost_nights f JOIN boosts b ON b.id = f.boost_id
        JOIN booking_stays s ON s.booking_id = f.booking_id
        JOIN booking_nights n ON n.stay_id = s.id AND n.night = f.night) AS nights
WHERE place <= rooms;
