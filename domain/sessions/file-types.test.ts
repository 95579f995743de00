import { describe, expect, test } from 'vitest'
import { type FileType, fileName, fileTypeOf } from './file-types.ts'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

function typeOf(content: Buffer): FileType | undefined {
  return fileTypeOf({ head: content.subarray(0, 1024), tail: content.subarray(-1024), byteCount: content.length })
}

const PADDING = '\0'.repeat(200)
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]
const IHDR = bytes([0, 0, 0, 13], 'IHDR', '\0'.repeat(17)).toString('latin1')
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
const ZIP = bytes('PK\x03\x04', PADDING, 'PK\x05\x06').toString('latin1')
const SCRIPT = '<script>alert(document.cookie)</script>'

function riff(form: string, content: string, claimed = content.length + 4): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(claimed)
  return bytes('RIFF', [...size], form, content)
}

describe('the type of a file', () => {
  test.each<[FileType, Buffer]>([
    ['application/pdf', bytes('%PDF-1.4\n', PADDING, '\n%%EOF\n')],
    ['image/png', bytes(PNG, IHDR, PADDING, PNG_END)],
    ['image/jpeg', bytes(JPEG, PADDING, [0xff, 0xd9])],
    ['image/webp', riff('WEBP', `VP8 ${PADDING}`)],
    ['audio/wav', riff('WAVE', `fmt ${PADDING}`)],
    ['audio/mpeg', bytes('ID3', [4, 0, 0], PADDING)],
    ['audio/mpeg', bytes([0xff, 0xfb, 0x90, 0x64], PADDING)],
    ['audio/ogg', bytes('OggS', PADDING)],
    ['audio/mp4', bytes([0, 0, 0, 32], 'ftypM4A ', PADDING)],
  ])('the type of a file is %s by its content', (type, content) => {
    expect(typeOf(content)).toBe(type)
  })

  const HOSTILE: Readonly<Record<string, Buffer>> = {
    'nothing but the first four bytes of a RIFF file': bytes('RIFF'),
    'seven bytes of a RIFF file': bytes('RIFF', [1, 0, 0]),
    'an HTML page': bytes('<!doctype html><html>', SCRIPT, '</html>'),
    'an SVG picture with a script': bytes('<svg xmlns="http://www.w3.org/2000/svg">', SCRIPT, '</svg>'),
    'an XML document with an entity bomb': bytes('<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "aaaa">]>'),
    'a script': bytes('#!/bin/sh\nrm -rf ~\n'),
    JavaScript: bytes('alert(document.cookie)'),
    PHP: bytes('<?php system($_GET["c"]); ?>'),
    'a Windows program': bytes('MZ', PADDING, 'This program cannot be run in DOS mode.'),
    'a Linux program': bytes([0x7f], 'ELF', PADDING),
    'a macOS program': bytes([0xcf, 0xfa, 0xed, 0xfe], PADDING),
    'a Java class': bytes([0xca, 0xfe, 0xba, 0xbe], PADDING),
    'a zip archive': bytes(ZIP),
    'an Office document with macros': bytes('PK\x03\x04', 'word/vbaProject.bin', PADDING),
    'an old Office document': bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], PADDING),
    'a gzip bomb': bytes([0x1f, 0x8b, 0x08], PADDING),
    'a bzip2 bomb': bytes('BZh91AY&SY', PADDING),
    'an xz bomb': bytes([0xfd], '7zXZ', PADDING),
    'a rar archive': bytes('Rar!\x1a\x07', PADDING),
    'a shortcut': bytes([0x4c, 0, 0, 0, 1, 0x14, 2, 0], PADDING),
    'a rich text document': bytes('{\\rtf1\\object', PADDING),
    'a GIF that is a script': bytes('GIF89a/*', PADDING, `*/=1;${SCRIPT}`),
    'a PDF behind an HTML page': bytes('<html>', SCRIPT, '%PDF-1.4\n', PADDING, '%%EOF'),
    'a PDF that never ends': bytes('%PDF-1.4\n', '\0'.repeat(3000)),
    'a PDF with an archive behind it': bytes('%PDF-1.4\n%%EOF\n', '\0'.repeat(2000), ZIP),
    'the first bytes of a PNG': bytes(PNG),
    'a PNG without a header': bytes(PNG, SCRIPT, PADDING, PNG_END),
    'a PNG with an archive behind it': bytes(PNG, IHDR, PADDING, PNG_END, ZIP),
    'the first bytes of a JPEG': bytes(JPEG),
    'a WebP with a page behind it': bytes(riff('WEBP', PADDING).toString('latin1'), SCRIPT),
    'a WebP that claims four gigabytes': riff('WEBP', PADDING, 0xffff_fff0),
    'a RIFF file of another kind': riff('AVI ', PADDING),
    'a video': bytes([0, 0, 0, 32], 'ftypqt  ', PADDING),
    'a sound file without frames': bytes([0xff, 0xff, 0xff, 0xff], PADDING),
    'UTF-16 text': bytes([0xff, 0xfe, 0x3c, 0, 0x73, 0], PADDING),
    'nothing but zeros': Buffer.alloc(500),
    'a single byte': bytes('%'),
  }

  test('the type of a file refuses at least thirty hostile files', () => {
    expect(Object.keys(HOSTILE).length).toBeGreaterThanOrEqual(30)
    expect(Object.entries(HOSTILE).filter(([, content]) => typeOf(content) !== undefined)).toEqual([])
  })
})

test.each([
  ['kundali.pdf', 'kundali.pdf'],
  ['C:\\Users\\asha\\kundali.PDF', 'kundali.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
  ['जन्म कुंडली.pdf', 'जन्म कुंडली.pdf'],
  ['a"b\r\nSet-Cookie: x.pdf', 'ab Set-Cookie x.pdf'],
  ['.htaccess', 'htaccess.pdf'],
  ['', 'file.pdf'],
  [`${'a'.repeat(500)}.pdf`, `${'a'.repeat(100)}.pdf`],
])('the name %j becomes %j', (given, expected) => {
  expect(fileName(given, 'application/pdf')).toBe(expected)
})
