import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { FileStore } from './port.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of a storage that is not Amazon's. */
  readonly endpoint?: string | undefined;
  /** The bucket in the path instead of the host name, as most other storages want it. */
  readonly isPathStyle: boolean;
  /** Absent: what the machine's role or environment gives. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  /** Put before every key, so that a bucket can be shared. */
  readonly prefix: string;
}

/** Large files travel in parts of this size, so that none is held in memory whole. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

/** Keeps files in S3-compatible storage. Browsers still get them from this server, so the bucket can stay closed. */
export function createS3Store({ bucket, region, endpoint, isPathStyle, credentials, prefix }: S3Settings): FileStore {
  const client = new S3Client({
    region,
    forcePathStyle: isPathStyle,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    // Storages that are not Amazon's often do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  return {
    async put(key, body, contentType) {
      const params = { ...at(key), Body: body, ContentType: contentType };
      await new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done();
    },
    async find(key) {
      try {
        const { ContentLength: bytes = 0, ContentType: contentType = 'application/octet-stream' } = await client.send(
          new HeadObjectCommand(at(key)),
        );
        return {
          contentType,
          bytes,
          async open(range) {
            const part = range && { Range: `bytes=${range.start}-${range.end}` };
            const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...part }));
            return Body as Readable;
          },
        };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}

/**
 * Without the right to list, a storage may say 403 of what is not there; that is an error of the configuration and
 * stays one.
 */
const isMissing = (error: unknown) => error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
