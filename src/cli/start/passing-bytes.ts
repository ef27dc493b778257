/** A buffer whose size can change: Node has them since 20, the types of ES2023 do not. */
interface Resizable extends ArrayBuffer {
  resize(size: number): void;
}
const ResizableBuffer = ArrayBuffer as unknown as new (size: number, limits: { maxByteLength: number }) => Resizable;

/**
 * Memory for bytes that are needed for a moment only. It consists of pages of its own, and `letGo` gives them back at once. The usual
 * kind is freed some time later; and a C library that has freed a large piece once expects more of them, and keeps as much as
 * twice its size for each thread: the compilers of V8 fill that, and it stays.
 */
export function passingBytes(size: number): Buffer {
  return Buffer.from(new ResizableBuffer(size, { maxByteLength: size }));
}

export function letGo({ buffer }: Uint8Array): void {
  (buffer as Resizable).resize(0);
}
