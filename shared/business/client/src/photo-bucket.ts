/** Bucket of the photos, also part of their addresses. */
export const bucket = 'appointment-photos';

/** Address to which the bytes of a reserved photo are put. */
export const uploadPath = `/storage/v1/object/upload/sign/${bucket}/`;

/** Address from which staff read a photo. */
export const readPath = `/storage/v1/object/authenticated/${bucket}/`;

/** Reserves and checks photos. */
export const photoFunction = '/functions/v1/photo-upload';
